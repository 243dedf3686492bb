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
    switch control {
    case let slider as Slider: parts = [Part(name: .value, value: slider.value)]
    case let slider as RangeSlider:
      parts = [
        Part(name: .lower, value: slider.range.lowerBound),
        Part(name: .upper, value: slider.range.upperBound),
      ]
    case let dial as CircularRangeSlider:
      parts = [
        Part(name: .start, value: dial.startValue), Part(name: .end, value: dial.endValue),
      ]
    case let wheel as WheelSlider where wheel.wheels.count == 1:
      let index = wheel.indices[0]
      let readOut = wheel.wheels[0].ladder.rungs[index].readOut.written
      parts = [Part(name: .value, value: Double(index), readOut: readOut)]
    default: return nil
    }
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

/// What a session does where a value is asked for.
extension Session {
  /// The values as they stand.
  var answer: Answer? {
    for case .control(let control) in reader.screen.items {
      if let answer = Answer(control) { return answer }
    }
    return nil
  }

  /// How the values as they stand are taken, and how none is.
  var question: ConsoleReply { reply(.question(presentValues, mode)) }

  /// That the values are taken as they stand.
  var taken: ConsoleReply { reply(.taken(presentValues)) }

  private var presentValues: [Spoken] {
    reader.elementIDs.compactMap { reader.element($0) }.filter { $0.value != nil }
      .map(\.spokenValue)
  }

  /// What a line means where a value is asked for; nil where it means what it always does.
  static func answering(_ line: String) -> LineCommand? {
    let word = line.trimmed.lowercased()
    guard !word.isEmpty else { return .take }
    let words: [(String, LineCommand)] = [("done", .take), ("cancel", .cancel)]
    let meant = words.filter { $0.0.hasPrefix(word) }
    guard let first = meant.first, first.0 == word || CommandTable.entries(for: word).isEmpty else {
      return nil
    }
    return first.1
  }
}
