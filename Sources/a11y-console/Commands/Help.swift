/// What help says: the commands by group, or one command.
enum Help {
  /// All commands in a few lines, or the usage and the purpose of one.
  ///
  /// Those for countdowns are left out where there is none.
  static func lines(
    about topic: String?, hasCountdown: Bool
  ) throws(LineError) -> [HelpLine] {
    guard let topic else {
      let groups = CommandGroup.allCases.filter { hasCountdown || $0 != .countdown }
      return groups.map { group in
        .group(group, CommandTable.entries.filter { $0.group == group }.map(\.help))
      } + [.more]
    }
    let entries = CommandTable.entries(for: topic)
    guard !entries.isEmpty else { throw LineParser.unknown(topic) }
    return entries.map { .command($0.help) }
  }
}
