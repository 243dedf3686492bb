import AdjustableCore

/// What a session does where a value is asked for.
extension Session {
  /// The values as they stand.
  var answer: Answer? {
    for case .control(let control) in reader.screen.items {
      if let answer = Answer(control) { return answer }
    }
    return nil
  }

  /// How the values as they stand are taken, and how none is.
  var question: ConsoleReply { reply(.question(presentValues, mode)) }

  /// That the values are taken as they stand.
  var taken: ConsoleReply { reply(.taken(presentValues)) }

  private var presentValues: [Spoken] {
    reader.elementIDs.compactMap { reader.element($0) }.filter { $0.value != nil }
      .map(\.spokenValue)
  }

  /// What a line means where a value is asked for; nil where it means what it always does.
  static func answering(_ line: String) -> LineCommand? {
    let word = line.trimmed.lowercased()
    guard !word.isEmpty else { return .take }
    let words: [(String, LineCommand)] = [("done", .take), ("cancel", .cancel)]
    let meant = words.filter { $0.0.hasPrefix(word) }
    guard let first = meant.first, first.0 == word || CommandTable.entries(for: word).isEmpty else {
      return nil
    }
    return first.1
  }
}
