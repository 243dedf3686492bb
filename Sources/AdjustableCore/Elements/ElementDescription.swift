import Foundation

/// What an author says of one element: its label, and if wanted an id and a hint.
///
/// A string literal is a label: `try Slider("Volume", value: 40, ...)`.
public struct ElementDescription: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Names the element for programs; made from the label unless given.
  public let id: String
  /// What the element is called.
  public let label: String
  /// One sentence about what the element is for; empty where there is none.
  public let hint: String

  /// Makes a description.
  public init(label: String, id: String? = nil, hint: String = "") {
    self.id = id ?? label.elementID
    self.label = label
    self.hint = hint
  }

  /// Makes a description of a label alone.
  public init(stringLiteral label: String) { self.init(label: label) }

  /// The description of an element that was given none: the language's label, and an id that is the same
  /// in every language.
  init(_ label: DefaultLabel, in locale: Locale) {
    self.init(
      label: Languages.spoken(in: locale).text(label), id: English().text(label).elementID)
  }

  /// This description with another id where its own is empty or taken: a control of several elements
  /// keeps them apart by it.
  public func distinct(from taken: [String], fallback: String) -> Self {
    let id = id.isEmpty ? fallback : id
    return Self(label: label, id: id.distinct(from: taken), hint: hint)
  }
}

extension String {
  /// An id made from a label: its letters and digits in lower case, joined by hyphens.
  ///
  /// Lower case by Unicode's own rules, whatever the locale: `Wake up` is `wake-up`.
  package var elementID: String {
    lowercased()
      .split { !($0.isLetter || $0.isNumber) }
      .joined(separator: "-")
  }

  /// This id, with a number behind it where it is taken: `volume`, `volume-2`.
  package func distinct(from taken: some Collection<String>) -> String {
    guard taken.contains(self) else { return self }
    var number = 2
    while taken.contains("\(self)-\(number)") { number += 1 }
    return "\(self)-\(number)"
  }

  /// The text without surrounding space and without case, for comparing what a person typed.
  var foldedForMatching: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
      .lowercased()
  }
}
