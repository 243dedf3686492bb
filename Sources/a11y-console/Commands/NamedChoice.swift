/// One of several named things, or an error that lists them.
func choice<Value>(
  _ name: String, of thing: NamedChoice, among choices: [(name: String, value: Value)]
) throws(LineError) -> Value {
  if let exact = choices.first(where: { $0.name == name.lowercased() }) { return exact.value }
  throw .notAChoice(name.shown, of: thing, allowed: choices.map(\.name))
}
