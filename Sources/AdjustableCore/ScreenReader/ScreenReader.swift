import Foundation

/// A screen reader without a screen: a focus that moves over elements, actions, and a log of what was
/// said.
///
/// A value type without I/O: hand it lines of a test or of a console, compare `log`.
public struct ScreenReader: Sendable {
  /// The screen with its present values.
  public private(set) var screen: Screen
  /// How things are put into words.
  public var phrasing: Phrasing
  /// Everything that was said, in order.
  public private(set) var log: [Phrase] = []
  /// The index of the focused element, from 0.
  public private(set) var focus = 0
  /// The ids of all elements in reading order.
  public let elementIDs: [String]
  let itemIndices: [Int]
  /// The indices of the items that time changes.
  let timedItems: [Int]
  /// The indices of the elements that time changes: the countdowns.
  public let countdownIndices: [Int]
  private let places: [String: Int]
  private var changes: [Int] = []

  /// Opens a screen, with the focus on its first adjustable element, else on a countdown, else on
  /// the first element.
  ///
  /// Nothing is said yet.
  ///
  /// - Parameters:
  ///   - screen: what is on it.
  ///   - style: which screen reader speaks.
  ///   - verbosity: how much is said on focus.
  ///   - language: the words; those of the screen's locale unless given.
  public init(
    _ screen: Screen, style: PhraseStyle = .voiceOver, verbosity: Verbosity = .normal,
    language: (any Language)? = nil
  ) {
    self.screen = screen
    phrasing = Phrasing(
      style: style, verbosity: verbosity,
      language: language ?? Languages.spoken(in: screen.locale))
    var ids: [String] = []
    var indices: [Int] = []
    for (index, item) in screen.items.enumerated() {
      ids += item.elementIDs
      indices += repeatElement(index, count: item.elementIDs.count)
    }
    elementIDs = ids
    itemIndices = indices
    let timed = screen.items.indices.filter { screen.items[$0].timed != nil }
    timedItems = timed
    countdownIndices = ids.indices.filter { timed.contains(indices[$0]) }
    places = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let start =
      ids.indices.first { profile(at: $0)?.traits.contains(.adjustable) == true }
      ?? countdownIndices.first
    focus = start ?? 0
  }

  /// A snapshot of the element at an index; nil where there is none.
  public func element(at index: Int) -> AdjustableElement? {
    guard elementIDs.indices.contains(index) else { return nil }
    return screen.items[itemIndices[index]].element(elementIDs[index])
  }

  /// What the element at an index is, whatever its value; nil where there is none.
  public func profile(at index: Int) -> ElementProfile? {
    guard elementIDs.indices.contains(index) else { return nil }
    return screen.items[itemIndices[index]].profile(of: elementIDs[index])
  }

  /// A snapshot of the element with an id; nil where there is none.
  public func element(_ id: String) -> AdjustableElement? { places[id].flatMap(element(at:)) }

  /// A snapshot of the focused element.
  public var focused: AdjustableElement { element(at: focus) ?? AdjustableElement() }

  /// The index of the element with an id; nil where there is none.
  public func index(of id: String) -> Int? { places[id] }

  /// Logs a phrase and hands it on.
  @discardableResult
  mutating func say(_ phrase: Phrase) -> Phrase {
    log.append(phrase)
    return phrase
  }

  /// Puts the focus on an element without saying anything.
  mutating func moveFocus(to index: Int) { focus = index }

  /// Remembers which item changed, for undo.
  mutating func remember(changed item: Int) { changes.append(item) }

  /// The item that changed last, taken off the list.
  mutating func takeLastChange() -> Int? { changes.popLast() }

  /// What stands where a control was taken out.
  private static let gap = Screen.Item.text(ElementDescription(label: ""))

  /// Changes a control in its place; nil where the item is no control.
  mutating func withControl<Result>(
    _ item: Int, _ body: (inout any AdjustableControl) -> Result
  ) -> Result? {
    guard case .control(var control) = screen.items[item] else { return nil }
    // Taken out of its place meanwhile, so that its history is changed and not copied.
    screen.items[item] = Self.gap
    let result = body(&control)
    screen.items[item] = .control(control)
    return result
  }
}
