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

  /// Refuses options that a command has no use for, by the table.
  func allowOnly(for command: String) throws(UsageError) {
    try allowOnly(CommandOption.options(of: command).map(\.name), for: command)
  }

  /// Refuses all other options.
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
      let plain = argument.prefix(while: \.isLetter)
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
