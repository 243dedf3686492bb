/// A shell whose completions are printed.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The completions as they are printed.
  var text: String { "" }
}
