import AdjustableCore

/// From a typed line to a command, or to a clear error: a pure function.
enum LineParser {
  /// Understands a line.
  ///
  /// A line that is no command but a value of the focused element sets it; `isValue` tells.
  static func command(
    from line: String, isValue: (String) -> Bool
  ) throws(LineError) -> LineCommand {
    let line = line.trimmed
    guard let space = line.firstIndex(where: \.isWhitespace) else {
      return try command(word: line, rest: "", line: line, isValue: isValue)
    }
    return try command(
      word: String(line[..<space]), rest: String(line[space...]).trimmed, line: line,
      isValue: isValue)
  }

  private static func command(
    word: String, rest: String, line: String, isValue: (String) -> Bool
  ) throws(LineError) -> LineCommand {
    guard !word.isEmpty else { return .read }
    let entries = CommandTable.entries(for: word)
    if entries.count == 1 { return try command(entries[0], rest: rest) }
    if isValue(line) { return .set(line) }
    guard entries.isEmpty else {
      throw .ambiguousCommand(word.shown, candidates: entries.map(\.name))
    }
    // What begins like a number is a value that the element will say it cannot read.
    if !(line.first?.isLetter ?? true) { return .set(line) }
    throw unknown(word)
  }

  static func unknown(_ word: String) -> LineError {
    .unknownCommand(
      word.shown,
      nearest: nearestName(to: word.lowercased(), among: CommandTable.entries.map(\.name)))
  }

  private static func command(
    _ entry: CommandEntry, rest: String
  ) throws(LineError) -> LineCommand {
    switch entry.argument {
    case .nothing(let command):
      guard rest.isEmpty else {
        throw .takesNothing(command: entry.name, typed: rest.shown)
      }
      return command
    case .count(let make):
      guard !rest.isEmpty else { return make(entry.id == .history ? 10 : 1) }
      // More than a number can hold is more than any control can go.
      let isHuge = rest.allSatisfy(\.isWholeNumber) && Int(digits: rest) == nil
      guard let count = isHuge ? .max : Int(digits: rest), count > 0 else {
        throw .notACount(rest.shown)
      }
      return make(count)
    case .text(let operand, let make):
      guard !rest.isEmpty else { throw .needs(command: entry.name, operand) }
      return make(rest)
    case .optionalText(_, let make):
      return make(rest.isEmpty ? nil : rest)
    case .speech:
      guard !rest.isEmpty else { throw .needs(command: entry.name, .speech) }
      return .speech(try SpeechLine(rest))
    case .duration(let make):
      return make(try seconds(rest, for: entry))
    case .optionalDuration(let make):
      return make(rest.isEmpty ? nil : try seconds(rest, for: entry))
    }
  }

  private static func seconds(_ text: String, for entry: CommandEntry) throws(LineError) -> Double {
    guard !text.isEmpty else { throw .needs(command: entry.name, .length) }
    guard let seconds = DurationReader.seconds(from: text) else {
      throw .notALength(text.shown)
    }
    return seconds
  }
}
