import Foundation
@preconcurrency import Glibc
import Testing

@testable import a11y_console

/// A real Speech Dispatcher with a home, a configuration, a socket and a log of its own.
///
/// It is started by its own process id and ended by it; the folder goes with it.
// Unchecked because the compiler cannot see that `process` is only touched by the one test that
// made the server.
final class RealServer: @unchecked Sendable {
  /// What speaks.
  enum Voice {
    /// The recording module, which takes so long for each byte of text.
    case recorder(millisecondsPerCharacter: Double)
    /// The engine flite, into a file.
    case flite
  }

  /// One line of the recording module.
  struct Record: Hashable, Sendable {
    var event: String
    var text: String
    /// When, in seconds of a clock that only this machine knows.
    var time: Double
    var fields: [String: String]
  }

  /// The folder that holds everything.
  let folder: TemporaryFolder
  private let voice: Voice
  private var process: Process?

  /// Where it listens.
  var socketPath: String { folder.path + "/s" }
  /// The file that flite's sound goes into.
  var soundPath: String { folder.path + "/sound.wav" }
  /// How to reach it.
  var endpoint: SpeechEndpoint { SpeechEndpoint(socketPath: socketPath) }
  private var recordPath: String { folder.path + "/record" }

  /// Starts a server and waits until it listens.
  init(_ voice: Voice) throws {
    self.voice = voice
    folder = try TemporaryFolder()
    try writeConfiguration()
    try start()
  }

  deinit {
    stop()
    folder.remove()
  }

  /// Starts it, anew after it was killed.
  func start() throws {
    unlink(socketPath)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "speech-dispatcher", "--run-single", "--timeout", "0", "--config-dir", folder.path + "/conf",
      "--log-dir", folder.path + "/log", "--pid-file", folder.path + "/pid",
      "--communication-method", "unix_socket", "--socket-path", socketPath,
    ]
    var environment = ProcessInfo.processInfo.environment.merging(ownEnvironment) { $1 }
    for name in ["XDG_CONFIG_HOME", "SPEECHD_ADDRESS", "DISPLAY"] {
      environment.removeValue(forKey: name)
    }
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try withSignalsUnblocked { try process.run() }
    self.process = process
    try #require(
      waits { FileManager.default.fileExists(atPath: socketPath) }, "the server does not listen")
  }

  /// What a server started on our behalf finds in its environment.
  var ownEnvironment: [String: String] {
    var environment = [
      "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "A11Y_RECORD_FILE": recordPath,
    ]
    if case .recorder(let pace) = voice { environment["A11Y_RECORD_MS_PER_CHARACTER"] = "\(pace)" }
    return environment
  }

  /// Sends a signal to the server's process.
  func signal(_ number: Int32) {
    if let process, process.isRunning { Glibc.kill(process.processIdentifier, number) }
  }

  /// Kills it and waits until it is gone.
  func kill() {
    signal(SIGKILL)
    process?.waitUntilExit()
  }

  /// Ends it as its users do, or kills it when it does not listen.
  func stop() {
    guard let process, process.isRunning else { return }
    signal(SIGCONT)
    signal(SIGTERM)
    if !waits(within: 3, until: { !process.isRunning }) { signal(SIGKILL) }
    process.waitUntilExit()
  }

  /// Everything that the recording module has written down.
  var records: [Record] {
    let text = (try? String(contentsOfFile: recordPath, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)),
        let entry = object as? [String: Any]
      else { return nil }
      let fields = entry.compactMapValues { $0 as? String }
      return Record(
        event: fields["event"] ?? "", text: fields["text"] ?? "",
        time: (entry["time"] as? NSNumber)?.doubleValue ?? 0, fields: fields)
    }
  }

  /// The texts that were begun, in order.
  var begun: [String] { records.filter { $0.event == "begin" }.map(\.text) }

  // MARK: Configuration

  private func writeConfiguration() throws {
    let modules = folder.path + "/conf/modules"
    for path in [modules, folder.path + "/log"] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try configuration.write(
      toFile: folder.path + "/conf/speechd.conf", atomically: false, encoding: .utf8)
    guard case .flite = voice else { return }
    if let source = FlitePaths.configuration {
      try FileManager.default.copyItem(atPath: source, toPath: modules + "/flite.conf")
    }
    let sound = """
      pcm.!default { type plug slave { pcm { type file file "\(soundPath)" format "wav" \
      slave { pcm { type null } } } } }
      """
    try (sound + "\n").write(
      toFile: folder.path + "/.asoundrc", atomically: false, encoding: .utf8)
  }

  private var configuration: String {
    let module =
      switch voice {
      case .recorder: Self.recorder
      case .flite: "AddModule \"flite\" \"sd_flite\" \"flite.conf\""
      }
    return """
      LogLevel 3
      LogDir "\(folder.path)/log"
      DisableAutoSpawn
      AudioOutputMethod "alsa"
      SymbolsPreproc "char"
      DefaultLanguage "en"
      \(module)

      """
  }

  /// The line that makes the recording module known to a server.
  static var recorder: String {
    "AddModule \"recorder\" \"\(BuiltPrograms.path(of: "recording-module"))\" \"\" \"\""
  }
}

/// Does something, such as starting a program that has to hear SIGTERM, with no signal blocked.
///
/// Tests run on threads in which signals are blocked, and a started program inherits that.
func withSignalsUnblocked(_ body: () throws -> Void) rethrows {
  var none = sigset_t()
  var before = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  try body()
}

/// Where a machine keeps the engine.
enum FlitePaths {
  /// The server's module for flite.
  static var module: String? {
    [
      "/usr/lib/speech-dispatcher-modules/sd_flite",
      "/usr/libexec/speech-dispatcher-modules/sd_flite",
      "/usr/lib64/speech-dispatcher-modules/sd_flite",
    ].first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The configuration that was installed with it.
  static var configuration: String? {
    let path = "/etc/speech-dispatcher/modules/flite.conf"
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }
}
