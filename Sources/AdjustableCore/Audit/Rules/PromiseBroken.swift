/// A value that is announced beforehand and another that comes.
struct PromiseBroken: AuditRule {
  let id = "promise-broken"
  let severity = Finding.Severity.error
  let summary = "The value that a step is said to give is not the value that comes."
  let advice = "Compute the announced value by the step itself."
  let source = "Flutter's semantics: after an increase the value is the one announced"

  func fault(in subject: AuditSubject) -> String? {
    let walk = subject.walk
    for passage in walk.passages {
      let after = walk.stops[passage.to]
      if let announced = passage.announced?.wording, announced.isWritten(like: after.valueWording) {
        continue
      }
      let step = passage.isIncrement ? "an increment" : "a decrement"
      let said =
        passage.announced.map { "\($0.text.quoted) is announced" } ?? "nothing is announced"
      let place = walk.place(passage.from)
      return "At \(place) \(said) for \(step), and \(after.valueText.quoted) comes."
    }
    return nil
  }
}
