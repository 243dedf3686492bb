import AdjustableCore

/// Arguments taken apart: words, and options with their values.
struct SplitArguments {
  private(set) var words: [String] = []
  private var values: [OptionName: String] = [:]
  /// The options that there are.
  private let options: [CommandOption]

  /// Takes arguments apart.
  ///
  /// `--name value` and `--name=value` are the same; `--` ends the options; `-h` asks for help.
  init(_ arguments: [String], options: [CommandOption]) throws(UsageError) {
    self.options = options
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      if argument == "-h" {
        values[.help] = ""
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
        let option = options.first(where: { $0.name == name })
      else { throw unknown(argument, name: name) }
      guard values[option.id] == nil else { throw .givenTwice(option: option.typed) }
      values[option.id] = try Self.value(of: option, given: parts.dropFirst().first, from: &rest)
    }
  }

  func has(_ option: OptionName) -> Bool { values[option] != nil }
  func value(_ option: OptionName) -> String? { values[option] }

  /// Refuses options that a command has no use for, by the table.
  func allowOnly(for command: ProgramCommand) throws(UsageError) {
    try allowOnly(options.filter { $0.commands.contains(command) }.map(\.id), for: command.rawValue)
  }

  /// Refuses all other options.
  func allowOnly(_ options: [OptionName], for command: String) throws(UsageError) {
    let others = values.keys.filter { !options.contains($0) }.map(\.typed)
    guard let other = others.min() else { return }
    throw .noUse(of: other, in: command)
  }

  /// Refuses words behind a command that it has no use for.
  static func expect(
    _ words: [String], atMost count: Int, for command: ProgramCommand
  ) throws(UsageError) {
    guard words.count > count else { return }
    throw .noUse(of: words[count].shown, in: command.rawValue)
  }

  /// The locale that is asked for; nil where none is.
  func locale() throws(UsageError) -> String? {
    guard let name = value(.locale) else { return nil }
    guard let identifier = EnvironmentLocale.localeIdentifier(validating: name) else {
      throw .refused(OptionName.locale.typed, found: name.shown, .locale)
    }
    return identifier
  }

  private static func value(
    of option: CommandOption, given: String?, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let argument = option.argument else {
      guard given == nil else {
        throw .standsAlone(option: option.typed, given: (given ?? "").shown)
      }
      return ""
    }
    if argument.hasPrefix("["), given == nil { return "" }
    guard let value = given ?? rest.popFirst(), !value.isEmpty else {
      throw .optionNeeds(option.typed, argument: String(argument.prefix(while: \.isLetter)))
    }
    // `every 5` may stand as two words too.
    if option.id == .announce, value == "every", let count = rest.first, Int(count) != nil {
      rest.removeFirst()
      return "every \(count)"
    }
    return value
  }

  private func unknown(_ argument: String, name: String) -> UsageError {
    let nearest = nearestName(to: name, among: options.map(\.name))
    return .unknownOption(argument.shown, nearest: nearest.map { "--" + $0 })
  }
}
