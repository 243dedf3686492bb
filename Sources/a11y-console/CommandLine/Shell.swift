/// A shell whose completions are printed.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}
