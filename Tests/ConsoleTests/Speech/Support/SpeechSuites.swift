import Foundation
@preconcurrency import Glibc
import Testing

@testable import a11y_console

/// All tests that open a connection, one after the other: libspeechd keeps static buffers, so a
/// process has one connection at a time.
@Suite("Speech, connected", .serialized)
enum ConnectedSpeech {}

/// What a machine must have for a tier of proof, by the name under which it is missed.
enum SpeechNeed: String, CaseIterable {
  case library = "libspeechd2"
  case server = "speech-dispatcher"
  case engine = "speech-dispatcher-flite"
  case recogniser = "pocketsphinx for Python"

  /// Whether a missing need is a failure, as it is where everything was installed on purpose.
  static var isRequired: Bool {
    ProcessInfo.processInfo.environment["A11Y_REQUIRE_SPEECH"] == "1"
  }

  /// Whether the tests that need it are to run.
  var isMet: Bool { Self.isRequired || isThere }

  /// The remark on a skipped test.
  var remark: Comment { "skipped, since this machine has no \(rawValue)" }

  /// Whether it is there.
  var isThere: Bool {
    switch self {
    case .library: (try? SpeechLibrary.open(named: "libspeechd.so.2")) != nil
    case .server: Self.library.isThere && SpeechEndpoint.isInstalled("speech-dispatcher")
    case .engine: Self.server.isThere && FlitePaths.module != nil
    case .recogniser: Self.engine.isThere && Recogniser.isThere
    }
  }
}

@Suite("What the speech tests need")
struct SpeechNeedTests {
  @Test(
    "nothing is missing where speech is required", .enabled(if: SpeechNeed.isRequired),
    arguments: SpeechNeed.allCases)
  func nothingIsMissing(need: SpeechNeed) {
    #expect(need.isThere, "\(need.rawValue) is missing, so its tests prove nothing")
  }
}

/// The programs that were built beside the tests.
enum BuiltPrograms {
  /// The path of a program of this package.
  static func path(of name: String) -> String {
    let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let tests = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appendingPathComponent(name).path
  }
}

/// Looks again and again for a short time; for what real processes do in their own time.
func waits(within seconds: TimeInterval = 30, until isTrue: () -> Bool) -> Bool {
  let deadline = Date(timeIntervalSinceNow: seconds)
  while !isTrue() {
    guard Date() < deadline else { return isTrue() }
    usleep(5_000)
  }
  return true
}

/// The clock that the recording module reads.
func monotonicSeconds() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}
