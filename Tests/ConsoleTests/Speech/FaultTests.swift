import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

extension ConnectedSpeech {
  @Suite(
    "With a server at fault", .enabled(if: SpeechNeed.library.isMet, SpeechNeed.library.remark),
    .timeLimit(.minutes(2)))
  struct Faults {
    private func worker(of server: StandInServer) -> SpeechWorker {
      SpeechWorker(endpoint: SpeechEndpoint(socketPath: server.path))
    }

    @Test("a server killed in mid-message costs that message; the next line is spoken again")
    func killedAndRestarted() throws {
      let server = try StandInServer(endsAtOnce: false)
      let worker = worker(of: server)
      worker.say(SpokenMessage("cut off"))
      #expect(waits { worker.latestTimes.began != nil })
      server.kill()
      worker.stop()
      worker.say(SpokenMessage("nobody hears this"))
      #expect(worker.waitUntilQuiet(within: .seconds(5)))
      let notices = worker.takeNotices()
      #expect(notices.count == 1, "\(notices)")
      #expect(notices.first.map(English().text)?.contains("no server answers") == true)
      worker.say(SpokenMessage("nor this"))
      #expect(worker.waitUntilQuiet(within: .seconds(5)))
      #expect(worker.takeNotices().isEmpty, "the same is not said twice")
      try server.start()
      worker.say(SpokenMessage("back again"))
      #expect(server.waits { entries, _ in entries.count == 2 })
      #expect(server.entries.map(\.text) == ["cut off", "back again"])
      #expect(worker.takeNotices().isEmpty)
    }

    @Test("a frozen server never holds the caller, and quitting ends in time")
    func frozen() throws {
      let server = try StandInServer()
      let worker = worker(of: server)
      #expect(worker.connect() == .ready)
      #expect(waits { !worker.mayBeHeld }, "a thread that rests needs no looking after")
      server.freeze()
      worker.say(SpokenMessage("first"))
      #expect(worker.mayBeHeld)
      var held: [Duration] = []
      for number in 1...1000 {
        let clock = ContinuousClock.now
        worker.stop()
        worker.say(SpokenMessage("\(number)", isValueChange: true))
        held.append(.now - clock)
      }
      held.sort()
      #expect(held[989] < .milliseconds(1), "99th percentile of \(held.count) calls")
      #expect(worker.takeNotices().isEmpty)
      var notices: [SpeechNotice] = []
      #expect(
        waits {
          notices += worker.takeNotices(at: .now.advanced(by: .seconds(3)))
          return !notices.isEmpty
        })
      #expect(notices == [.noAnswer])
      #expect(!worker.mayBeHeld, "what was told needs no looking for")
      #expect(worker.takeNotices(at: .now.advanced(by: .seconds(9))).isEmpty)
      let clock = ContinuousClock.now
      #expect(!worker.finish(within: .milliseconds(300)))
      #expect(.now - clock < .seconds(1))
      server.kill()
    }

    @Test("a frozen server that goes on speaks the newest value")
    func thawed() throws {
      let server = try StandInServer()
      let worker = worker(of: server)
      #expect(worker.connect() == .ready)
      server.freeze()
      for number in 1...200 { worker.say(SpokenMessage("\(number)", isValueChange: true)) }
      server.thaw()
      #expect(server.waits { entries, _ in entries.last?.text == "200" })
      #expect(server.entries.count <= 3, "\(server.entries.map(\.text))")
    }

    @Test("a server that is frozen from the beginning does not answer, and says so in time")
    func frozenAtFirst() throws {
      let server = try StandInServer()
      server.freeze()
      let worker = worker(of: server)
      #expect(worker.connect(within: .milliseconds(200)) == .missing(.noAnswer))
      server.thaw()
      worker.say(SpokenMessage("late"))
      #expect(server.waits { entries, _ in entries.count == 1 })
    }

    @Test("a silent server gives one honest line after two seconds")
    func silent() throws {
      let server = try StandInServer(fault: .silent)
      let woken = DispatchSemaphore(value: 0)
      let worker = SpeechWorker(endpoint: SpeechEndpoint(socketPath: server.path)) {
        woken.signal()
      }
      worker.say(SpokenMessage("is anybody there?"))
      #expect(woken.wait(timeout: .now() + 10) == .success)
      #expect(worker.takeNotices() == [.nothingBegun])
      worker.say(SpokenMessage("hello?"))
      #expect(server.waits { entries, _ in entries.count == 2 })
      #expect(worker.takeNotices().isEmpty, "it is said once")
      #expect(!worker.waitUntilQuiet(within: .zero))
    }

    @Test("a refusing server is told of once, and speaks again when it no longer refuses")
    func refusing() throws {
      let server = try StandInServer(fault: .refuses)
      let worker = worker(of: server)
      for text in ["one", "two", "three"] { worker.say(SpokenMessage(text)) }
      #expect(worker.waitUntilQuiet(within: .seconds(5)))
      #expect(worker.takeNotices() == [.problem(.refused)])
      server.misbehave(.none)
      worker.say(SpokenMessage("four"))
      #expect(server.waits { entries, _ in entries.map(\.text) == ["four"] })
    }

    @Test("a server that hangs up on each message is tried twice a message and no more")
    func hangingUp() throws {
      let server = try StandInServer(fault: .drops)
      let worker = worker(of: server)
      worker.say(SpokenMessage("one"))
      #expect(worker.waitUntilQuiet(within: .seconds(5)))
      #expect(server.connections == 2)
      #expect(worker.takeNotices() == [.problem(.lost)])
    }

    @Test("words that never end a reply hold nobody but the thread")
    func garbage() throws {
      let server = try StandInServer(fault: .garbage)
      let worker = worker(of: server)
      #expect(worker.connect(within: .milliseconds(200)) == .missing(.noAnswer))
      let clock = ContinuousClock.now
      for number in 1...1000 { worker.say(SpokenMessage("\(number)", isValueChange: true)) }
      #expect(!worker.finish(within: .milliseconds(200)))
      #expect(.now - clock < .seconds(1))
      server.kill()
    }

    @Test("a line that is no reply ends the program with a line that says why")
    func nonsense() throws {
      let server = try StandInServer(fault: .nonsense)
      let run = try ProgramRun(
        BuiltPrograms.path(of: "a11y-console"), ["speech"],
        environment: ["SPEECHD_ADDRESS": "unix_socket:\(server.path)"])
      #expect(run.status == 1)
      #expect(run.errors.contains("libspeechd ended the program"))
    }

    @Test("no server is one line with what the library said")
    func noServer() throws {
      let path = TemporaryFolder.shortPath("none")
      let worker = SpeechWorker(endpoint: SpeechEndpoint(socketPath: path))
      guard case .missing(.noServer(let said, _)) = worker.connect() else {
        Issue.record("there is a server at \(path)")
        return
      }
      #expect(said == "Can't connect to unix socket \(path): No such file or directory")
    }

    @Test("a server is started once where none answers, and not for every message")
    func starter() throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let script = folder.path + "/starter"
      try "#!/bin/sh\necho \"$1\" >> \(folder.path)/starts\n".write(
        toFile: script, atomically: false, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
      let endpoint = SpeechEndpoint(socketPath: folder.path + "/s", starter: script)
      let worker = SpeechWorker(endpoint: endpoint)
      #expect(worker.connect() != .ready)
      worker.say(SpokenMessage("one"))
      worker.say(SpokenMessage("two"))
      #expect(worker.waitUntilQuiet(within: .seconds(5)))
      let starts = try String(contentsOfFile: folder.path + "/starts", encoding: .utf8)
      #expect(starts == "--spawn\n")
    }

    @Test("a socket that is not permitted is said to be")
    func notPermitted() throws {
      let server = try StandInServer()
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: server.path)
      if geteuid() != 0 {
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: server.path)
        let line = worker(of: server).connect().line
        #expect(line?.hasPrefix("No speech: the server's socket is not permitted.") == true)
        return
      }
      // The superuser may do everything, so somebody else has to try.
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let program = folder.path + "/a11y-console"
      try FileManager.default.copyItem(
        atPath: BuiltPrograms.path(of: "a11y-console"), toPath: program)
      let run = try ProgramRun(
        "/usr/bin/setpriv",
        ["--reuid=65534", "--regid=65534", "--clear-groups", program, "speech"],
        environment: ["SPEECHD_ADDRESS": "unix_socket:\(server.path)"])
      #expect(run.status == 69)
      #expect(run.output.hasPrefix("No speech: the server's socket is not permitted."))
    }
  }
}
