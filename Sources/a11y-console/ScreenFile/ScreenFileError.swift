/// One thing that is wrong in a screen file, and where.
struct ScreenFileError: Error, Hashable, Sendable {
  /// The file's name, as it was given.
  let file: String
  /// Where it stands.
  let place: TextPlace
  /// Which value it is about, such as `items[2].step`; empty for the file as a whole.
  let path: JSONPath
  /// What was found and what is allowed.
  let problem: FileProblem

  /// One line: `sleep.json:4:17: items[2].step: found -1; allowed is ...`.
  func text(in language: any ConsoleLanguage) -> String {
    "\(file.printable):\(place.line):\(place.column): "
      + (path.parts.isEmpty ? "" : "\(path): ") + language.text(problem)
  }
}

/// All that is wrong in a screen file, in the order of the file.
struct ScreenFileErrors: Error, Hashable, Sendable {
  /// The errors, at least one; the first thousand where there are more.
  let errors: [ScreenFileError]
  /// How many more there are.
  let unlisted: Int

  /// An error a line.
  func text(in language: any ConsoleLanguage) -> String {
    let lines = errors.map { $0.text(in: language) }
    guard let file = errors.first?.file, unlisted > 0 else { return lines.joined(separator: "\n") }
    return (lines + ["\(file.printable): \(language.moreErrors(unlisted))"]).joined(separator: "\n")
  }
}

/// The errors that have been found so far.
struct FoundErrors: Sendable {
  /// How many errors are listed; a file can hold millions.
  static let most = JSONReader.mostRepeats

  /// The file's name.
  let file: String
  private var errors: [ScreenFileError] = []
  private var unlisted = 0

  /// Makes an empty list.
  init(file: String) { self.file = file }

  /// Whether there is none.
  var isEmpty: Bool { errors.isEmpty }

  /// Adds an error.
  mutating func add(_ problem: FileProblem, at place: TextPlace, path: JSONPath) {
    guard errors.count < Self.most else {
      unlisted += 1
      return
    }
    errors.append(ScreenFileError(file: file, place: place, path: path, problem: problem))
  }

  /// Adds what is wrong with the text itself.
  mutating func add(_ parsed: ParsedJSON) {
    for error in parsed.errors { add(.json(error.problem), at: error.place, path: error.path) }
    unlisted += parsed.unlisted
  }

  /// All of them in the order of the file.
  var inFileOrder: ScreenFileErrors {
    let sorted = errors.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    return ScreenFileErrors(errors: sorted.map(\.element), unlisted: unlisted)
  }
}
