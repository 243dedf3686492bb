import Foundation
@preconcurrency import Glibc
import Testing

@testable import a11y_console

extension ConnectedSpeech {
  @Suite(
    "With a server that is not running yet",
    .enabled(if: SpeechNeed.server.isMet, SpeechNeed.server.remark), .timeLimit(.minutes(1)))
  struct Started {
    /// A home whose configuration lets a server be started, or not.
    private func home(allowsStart: Bool) throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      let path = folder.path + "/.config/speech-dispatcher"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      let configuration = """
        Timeout 0
        \(allowsStart ? "" : "DisableAutoSpawn")
        \(RealServer.recorder)

        """
      try configuration.write(toFile: path + "/speechd.conf", atomically: false, encoding: .utf8)
      return folder
    }

    private func report(in home: TemporaryFolder) throws -> ProgramRun {
      try ProgramRun(
        "/usr/bin/env",
        [
          "-u", "SPEECHD_ADDRESS", "-u", "XDG_CONFIG_HOME", BuiltPrograms.path(of: "a11y-console"),
          "speech",
        ],
        environment: [
          "HOME": home.path, "XDG_RUNTIME_DIR": home.path,
          "A11Y_RECORD_FILE": home.path + "/record",
        ])
    }

    @Test("the person's server is started, speaks, and hears when it is told to end")
    func started() throws {
      let home = try home(allowsStart: true)
      defer { home.remove() }
      let run = try report(in: home)
      let pidPath = home.path + "/speech-dispatcher/pid/speech-dispatcher.pid"
      let text = try String(contentsOfFile: pidPath, encoding: .utf8)
      let pid = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
      defer { Glibc.kill(pid, SIGKILL) }
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("Speech works."), "\(run.output)")
      #expect(run.output.contains("Module in use: recorder."))
      #expect(Glibc.kill(pid, SIGTERM) == 0)
      #expect(waits { Glibc.kill(pid, 0) != 0 || hasEnded(pid) }, "SIGTERM is blocked in it")
    }

    @Test("a server that is not to be started is not")
    func notStarted() throws {
      let home = try home(allowsStart: false)
      defer { home.remove() }
      let run = try report(in: home)
      #expect(run.status == 69)
      #expect(run.output.hasPrefix("No speech: Speech Dispatcher is installed, but no server"))
    }

    /// Whether a process is only a record that nobody has collected.
    private func hasEnded(_ pid: Int32) -> Bool {
      let status = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
      return status.isEmpty || status.contains(") Z ")
    }
  }
}
