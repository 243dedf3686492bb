import Foundation
import Testing

/// The step that turns sound back into words: pocketsphinx, run by Python.
enum Recogniser {
  /// The Python to run; A11Y_RECOGNISER_PYTHON names one that has pocketsphinx.
  private static var python: String {
    ProcessInfo.processInfo.environment["A11Y_RECOGNISER_PYTHON"] ?? "python3"
  }

  /// Whether this machine can recognise.
  static let isThere =
    (try? ProgramRun("/usr/bin/env", [python, "-c", "import pocketsphinx"]))?.status == 0

  /// The words heard in parts of a sound file, each given by its bytes.
  static func words(
    in sound: String, parts: [Range<Int>], grammar: String
  ) throws -> [String] {
    let folder = try #require(Bundle.module.url(forResource: "Recognition", withExtension: nil))
    let run = try ProgramRun(
      "/usr/bin/env",
      [
        python, folder.appendingPathComponent("recognise.py").path,
        folder.appendingPathComponent(grammar + ".jsgf").path, sound,
      ] + parts.map { "\($0.lowerBound)-\($0.upperBound)" })
    try #require(run.status == 0, "\(run.errors)")
    return run.output.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(parts.count).map(String.init)
  }
}
