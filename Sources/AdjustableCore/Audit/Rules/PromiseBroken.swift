/// A value that is announced beforehand and another that comes.
struct PromiseBroken: ShippedRule {
  let name = RuleName.promiseBroken
  let severity = Finding.Severity.error
  let source = "Flutter's semantics: after an increase the value is the one announced"

  func fault(in subject: AuditSubject) -> AuditFault? {
    let walk = subject.walk
    for passage in walk.passages {
      let after = walk.stops[passage.to]
      if let announced = passage.announced?.wording, announced.isWritten(like: after.valueWording) {
        continue
      }
      return .brokenPromise(
        passage.isIncrement ? .increment : .decrement, at: walk.place(passage.from),
        announced: passage.announced?.text, comes: after.valueText)
    }
    return nil
  }
}
