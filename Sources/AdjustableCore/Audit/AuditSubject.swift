import Foundation

/// What a rule looks at: one element, what it reads at every stop, and what stands around it.
public struct AuditSubject: Sendable {
  /// The element as it stands on the screen.
  public let element: AdjustableElement
  /// The control that offers the element; nil for a heading and a text.
  public let control: (any AdjustableControl)?
  /// The elements of the same control that come before it.
  public let elementsBefore: [AdjustableElement]
  /// What the element reads at every stop, and how steps lead from one to the next.
  public let walk: Walk
  /// What a countdown does while its time runs off; nil for every other element.
  public let run: CountdownRun?
  /// The screen around it.
  public let screen: AuditedScreen
  /// The index of its item on the screen.
  public let item: Int

  /// Whether the element is a heading or a text.
  public var isText: Bool { !element.traits.isDisjoint(with: [.staticText, .header]) }

  /// Every element snapshot that somebody could hear: at each stop, and each second of a countdown.
  public var heard: [AdjustableElement] { walk.stops + (run?.stops ?? []) }
}

/// A screen as rules see it: its language and its labels.
public struct AuditedScreen: Sendable {
  /// The locale of its words.
  public let locale: Locale
  /// The item of each label's first element, and that element, by the words of the label.
  private var firsts: [[String]: (item: Int, id: String)] = [:]
  /// The elements with a value, by the words of their label.
  private var valued: [[String]: [AdjustableElement]] = [:]
  /// The most words that a label has.
  private var mostWords = 0

  init(_ screen: Screen) {
    locale = screen.locale
    for (index, item) in screen.items.enumerated() {
      for element in item.elementIDs.compactMap(item.element) {
        let words = element.label.spokenWords
        guard !words.isEmpty else { continue }
        if firsts[words] == nil { firsts[words] = (index, element.id) }
        guard !element.valueText.isBlank else { continue }
        valued[words, default: []].append(element)
        mostWords = max(mostWords, words.count)
      }
    }
  }

  /// The language of the screen: `en`.
  var language: String { locale.language.languageCode?.identifier ?? "" }

  /// The id of the first element with the same label, where that is on another item.
  func namesake(of element: AdjustableElement, on item: Int) -> String? {
    guard let first = firsts[element.label.spokenWords], first.item != item else { return nil }
    return first.id
  }

  /// The element whose label and value both stand in a text; nil where there is none.
  func repeated(by text: String) -> AdjustableElement? {
    let words = text.spokenWords
    for start in words.indices {
      for end in start..<min(words.count, start + mostWords) {
        let label = Array(words[start...end])
        guard let found = valued[label] else { continue }
        if let element = found.first(where: { words.holds($0.valueText.spokenWords) }) {
          return element
        }
      }
    }
    return nil
  }
}
