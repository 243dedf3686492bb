/// What help says: the commands by group, or one command.
enum Help {
  /// All commands in a few lines, or the usage and the purpose of one.
  static func replies(about topic: String?) throws(LineError) -> [ConsoleReply] {
    guard let topic else {
      return CommandEntry.Group.allCases.map { group in
        let usages = CommandTable.entries.filter { $0.group == group }.map(\.usage)
        return .list("\(group.rawValue): \(usages.joined(separator: ", ")).")
      } + [.list("A value alone sets it. Type help and a command for more.")]
    }
    let entries = CommandTable.entries(for: topic)
    guard !entries.isEmpty else { throw LineParser.unknown(topic) }
    return entries.map { .list("\($0.usage): \($0.summary)") }
  }
}
