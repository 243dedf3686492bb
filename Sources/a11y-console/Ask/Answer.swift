import AdjustableCore
import Foundation

/// The answer to a question: the values of the control that was asked about.
struct Answer: Hashable {
  /// One value, under the name that it has in a screen file.
  struct Part: Hashable {
    let name: FieldName
    let value: Double
    /// The rung that is read out, where the value is the index of one.
    var readOut: String?
  }

  let parts: [Part]

  /// The values of a control; nil where it is none that is asked about.
  init?(_ control: any AdjustableControl) {
    guard let control = control as? any FiledControl else { return nil }
    var parts: [Part] = []
    for value in control.fileValues {
      switch value {
      case .number(let name, let number): parts.append(Part(name: name, value: number))
      case .rung(let index, let wheel):
        let readOut = wheel.ladder.rungs[index].readOut.written
        parts.append(Part(name: .value, value: Double(index), readOut: readOut))
      case .seconds, .inside: return nil
      }
    }
    self.parts = parts
  }

  /// As it is printed: numbers with a point and no grouping, a space between two, a wheel's read-out.
  var text: String {
    parts.map { $0.readOut?.onOneLine ?? $0.value.plainDescription }.joined(separator: " ")
  }

  /// As an object on one line: `kind`, `text`, and each value under its name; of a wheel also `index`.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}

extension Answer: Encodable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Name.self)
    try members.encode("answer", forKey: Name("kind"))
    try members.encode(text, forKey: Name("text"))
    for part in parts {
      let name = Name(part.name.rawValue)
      if let readOut = part.readOut {
        try members.encode(readOut, forKey: name)
        try members.encode(Int(part.value), forKey: Name(FieldName.index.rawValue))
      } else {
        try members.encode(part.value, forKey: name)
      }
    }
  }
}
