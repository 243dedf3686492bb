/// What help says: the commands by group, or one command.
enum Help {
  /// All commands in a few lines, or the usage and the purpose of one.
  ///
  /// Those for countdowns are left out where there is none.
  static func replies(
    about topic: String?, hasCountdown: Bool
  ) throws(LineError) -> [ConsoleReply] {
    guard let topic else {
      let groups = CommandEntry.Group.allCases.filter { hasCountdown || $0 != .countdown }
      return groups.map { group in
        let names = CommandTable.entries.filter { $0.group == group }.map(\.names)
        return .list("\(group.rawValue): \(names.joined(separator: ", ")).")
      } + [.list("A value alone sets it. Type help and a command for more.")]
    }
    let entries = CommandTable.entries(for: topic)
    guard !entries.isEmpty else { throw LineParser.unknown(topic) }
    return entries.map { .list("\($0.names): \($0.help)") }
  }
}
