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
  public var heard: [AdjustableElement] { run.map { walk.stops + $0.stops } ?? walk.stops }
}

/// A screen as rules see it: its language and its labels.
public struct AuditedScreen: Sendable {
  /// The locale of its words.
  public let locale: Locale
  /// The item of each label's first element, and that element, by what the label is called.
  private var firsts: [[String]: (item: Int, id: String)] = [:]
  /// The labels of elements with a value, and their values.
  private var labels = WordTree()
  private var values = WordTree()
  /// The first element of each label and value, by their places in the trees.
  private var valued: [Int: [Int: (order: Int, element: AdjustableElement)]] = [:]

  init(_ screen: Screen) {
    locale = screen.locale
    unsaid = UnsaidWords.words(in: screen.locale)
    var order = 0
    for (index, item) in screen.items.enumerated() {
      for element in item.elementIDs.compactMap(item.element) {
        let name = element.label.spokenName
        if !name.isEmpty, firsts[name] == nil { firsts[name] = (index, element.id) }
        let (label, value) = (element.label.spokenWords, element.valueText.spokenWords)
        guard !label.isEmpty, !value.isEmpty else { continue }
        let (first, second) = (labels.insert(label), values.insert(value))
        if valued[first]?[second] == nil { valued[first, default: [:]][second] = (order, element) }
        order += 1
      }
    }
  }

  /// What its labels and hints should leave unsaid; nil where that is not known in its language.
  let unsaid: UnsaidWords?

  /// The language of the screen: `en`.
  var language: String { locale.language.languageCode?.identifier ?? "" }

  /// The id of the first element with the same label, where that is on another item.
  func namesake(of element: AdjustableElement, on item: Int) -> String? {
    guard let first = firsts[element.label.spokenName], first.item != item else { return nil }
    return first.id
  }

  /// The element whose label and value both stand in a text; nil where there is none.
  func repeated(by text: String) -> AdjustableElement? {
    guard !valued.isEmpty else { return nil }
    let words = text.spokenWords
    let found = Set(values.places(in: words))
    for label in labels.places(in: words) {
      guard let valued = valued[label] else { continue }
      // Whichever are fewer: neither many values of one label nor a long text makes it slow.
      let twins =
        valued.count < found.count
        ? valued.filter { found.contains($0.key) }.map(\.value) : found.compactMap { valued[$0] }
      if let first = twins.min(by: { $0.order < $1.order }) { return first.element }
    }
    return nil
  }
}
