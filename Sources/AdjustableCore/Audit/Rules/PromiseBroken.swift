/// A value that is announced beforehand and another that comes.
struct PromiseBroken: AuditRule {
  let id = "promise-broken"
  let severity = Finding.Severity.error
  let summary = "The value that a step is said to give is not the value that comes."
  let advice = "Compute the announced value by the step itself."
  let source = "Flutter's semantics: after an increase the value is the one announced"

  func fault(in subject: AuditSubject) -> String? {
    let walk = subject.walk
    for move in walk.moves {
      let after = walk.stops[move.to]
      if let announced = move.announced?.wording, announced.isWritten(like: after.valueWording) {
        continue
      }
      let step = move.isIncrement ? "an increment" : "a decrement"
      let said = move.announced.map { "\($0.text.quoted) is announced" } ?? "nothing is announced"
      return "At \(walk.place(move.from)) \(said) for \(step), and \(after.valueText.quoted) comes."
    }
    return nil
  }
}
