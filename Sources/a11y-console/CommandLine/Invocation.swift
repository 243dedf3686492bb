/// What the command line asks for.
enum Invocation: Equatable {
  case open(OpenOptions)
  /// What was typed as the duration, and the options.
  case countdown(String, OpenOptions)
  case dump(screen: String)
  case transcript(OpenOptions)
  case audit(AuditOptions)
  case ask(Question)
  case completions(Shell)
  case draw(OpenOptions, DrawOptions)
  case speech
  case schema
  /// All of the help, or that of a command, and of `ask` that of a kind.
  case help(command: ProgramCommand?, kind: String?)
  case version
}
