/// The options a command line may have.
struct CommandOption: Sendable {
  let name: String
  /// What stands behind it; nil where it stands alone.
  ///
  /// In brackets, it may be left out, and stands behind an equals sign.
  let argument: String?
  let summary: String

  static let all: [CommandOption] = [
    .init(
      name: "locale", argument: "NAME",
      summary: "Whose numbers and times are written and typed, such as de_DE."),
    .init(
      name: "verbosity", argument: "LEVEL", summary: "How much is said: brief, normal, verbose."),
    .init(
      name: "style", argument: "NAME",
      summary: "Whose words are used: voiceover, or strict, which says no reason at a limit."),
    .init(name: "json", argument: nil, summary: "Each reply as one JSON object on a line."),
    .init(name: "script", argument: "FILE", summary: "Takes the lines from a file."),
    .init(
      name: "output", argument: "FILE",
      summary: "At the end writes the screen with its present values."),
    .init(
      name: "announce", argument: "POLICY",
      summary: "What a countdown says by itself: silent, milestones, second, every N."),
    .init(
      name: "speech", argument: "[=required]",
      summary: "Speaks too, through Speech Dispatcher; required ends where that is impossible."),
    .init(
      name: "hand", argument: "HAND",
      summary: "The hand that turns the wheels of a picture: right or left."),
    .init(
      name: "width", argument: "POINTS",
      summary: "How wide a picture is, 240 to 2000; 390 when left out."),
    .init(name: "dump", argument: nil, summary: "Prints a built-in screen's file."),
    .init(name: "help", argument: nil, summary: "Prints this."),
    .init(name: "version", argument: nil, summary: "Prints the version."),
  ]
}

/// Arguments taken apart: words, and options with their values.
struct SplitArguments {
  private(set) var words: [String] = []
  private var values: [String: String] = [:]

  /// Takes arguments apart.
  ///
  /// `--name value` and `--name=value` are the same; `--` ends the options; `-h` asks for help.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      if argument == "-h" {
        values["help"] = ""
        continue
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let parts = argument.dropFirst(argument.hasPrefix("--") ? 2 : 1)
        .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts.first ?? ""
      guard argument.hasPrefix("--"),
        let option = CommandOption.all.first(where: { $0.name == name })
      else { throw Self.unknown(argument, name: name) }
      guard values[name] == nil else { throw UsageError(text: "--\(name) is given twice.") }
      values[name] = try Self.value(of: option, given: parts.dropFirst().first, from: &rest)
    }
  }

  func has(_ name: String) -> Bool { values[name] != nil }
  func value(_ name: String) -> String? { values[name] }

  /// Refuses options that a command has no use for.
  func allowOnly(_ names: [String], for command: String) throws(UsageError) {
    guard let other = values.keys.sorted().first(where: { !names.contains($0) }) else { return }
    throw UsageError(text: "\(command) has no use for --\(other).")
  }

  private static func value(
    of option: CommandOption, given: String?, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let argument = option.argument else {
      guard given == nil else {
        throw UsageError(
          text: "--\(option.name) stands alone, and \((given ?? "").shown) was given.")
      }
      return ""
    }
    if argument.hasPrefix("["), given == nil { return "" }
    guard let value = given ?? rest.popFirst(), !value.isEmpty else {
      let plain = argument.filter(\.isLetter)
      throw UsageError(text: "--\(option.name) needs \(plain) behind it.")
    }
    // `every 5` may stand as two words too.
    if option.name == "announce", value == "every", let count = rest.first, Int(count) != nil {
      rest.removeFirst()
      return "every \(count)"
    }
    return value
  }

  private static func unknown(_ argument: String, name: String) -> UsageError {
    let nearest = nearestName(to: name, among: CommandOption.all.map(\.name))
    let advice = nearest.map { "Nearest is --\($0)." } ?? ""
    return UsageError(text: "Unknown option: \(argument.shown). \(advice)".trimmed)
  }
}
