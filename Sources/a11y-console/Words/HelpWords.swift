/// The commands of the command line, by the names a person types.
package enum ProgramCommand: String, CaseIterable, Hashable, Sendable {
  case open, transcript, audit, ask, countdown, draw, speech, schema, completions
}

/// The line commands, by the names a person types.
package enum LineCommandName: String, CaseIterable, Hashable, Sendable {
  case next, previous, first, last, go, read, list, again, history, hint
  case increment, decrement
  case pageIncrement = "page+"
  case pageDecrement = "page-"
  case minimum = "min"
  case maximum = "max"
  case set, undo, reset
  case start, pause, resume, restart, extend, tick
  case values, save, speech, verbosity, style, transcript, audit, keys, help, quit
}

/// The groups in which line commands are listed.
package enum CommandGroup: CaseIterable, Hashable, Sendable {
  case move
  case adjust
  case countdown
  case session
}

/// A line command as help tells of it.
package struct CommandHelp: Hashable, Sendable {
  package let name: LineCommandName
  /// The short name; nil where it has none.
  package let short: String?
  /// What stands behind it; nil where nothing does.
  package let operand: LineOperand?
  /// Whether that may be left out.
  package let isOptional: Bool

  package init(
    _ name: LineCommandName, short: String?, operand: LineOperand?, isOptional: Bool
  ) {
    self.name = name
    self.short = short
    self.operand = operand
    self.isOptional = isOptional
  }
}

/// The options of the command line, by the names a person types.
package enum OptionName: String, CaseIterable, Hashable, Sendable {
  case locale, verbosity, style, json, keys, script, output, announce, frames
  case reduceMotion = "reduce-motion"
  case speech, strict, junit, sarif, hand
  case pictureWidth = "picture-width"
  case dump, help, version
  // Of a question
  case label, value
  case bounds = "in"
  case step, base
  case minimumSpan = "minimum-span"
  case stride, page, total, hint
  case endLabels = "end-labels"
  case announcesCrossing = "announces-crossing"
  case rungs, ladder, values, wraps, format
  case fractionDigits = "fraction-digits"
  case scale, code, hours, unit, width, zero, one, two, few, many, other, template
}

/// An option as help tells of it.
package struct OptionHelp: Hashable, Sendable {
  package let name: OptionName
  /// The words that may stand behind it, where those are all, or the most common.
  package let choices: [String]

  package init(_ name: OptionName, choices: [String]) {
    self.name = name
    self.choices = choices
  }
}

/// A line of what help says in a session.
package enum HelpLine: Hashable, Sendable {
  case group(CommandGroup, [CommandHelp])
  case more
  case command(CommandHelp)
  /// How a question is answered.
  case answer
  case keys(KeyHelp)
}

/// A line of what `--help` prints around the lists of commands and options.
package enum UsageLine: Hashable, Sendable {
  case about
  case commands
  case moreHelp
  case screens([String])
  case options
  case questionOptions(kinds: [String])
  case session
}
