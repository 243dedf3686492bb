/// One of some texts, by its index.
struct ListText: ValueTexts {
  private let texts: [String]

  init(texts: [String]) {
    self.texts = texts
  }

  func text(_ value: Double) -> String {
    let index = value.rounded()
    return index >= 0 && index < Double(texts.count) ? texts[Int(index)] : ""
  }

  func value(from typed: TypedText) -> Double? {
    guard !typed.text.isEmpty else { return nil }
    let plain = texts.map { TypedText($0).text }
    if let index = plain.firstIndex(of: typed.text) { return Double(index) }
    let beginnings = plain.indices.filter { plain[$0].hasPrefix(typed.text) }
    return beginnings.count == 1 ? Double(beginnings[0]) : nil
  }

  var expectation: ExpectedInput {
    texts.count <= 5 ? .oneOf(texts) : .oneOfMany(example: texts[0])
  }
}
