/// The screen reader as a recorder: a test moves about, and compares what was said with one text.
///
/// Every call is logged; compare ``ScreenReader/spokenLog``.
extension ScreenReader {
  /// Goes up by so many strides.
  @discardableResult
  public mutating func increment(_ count: Int = 1) -> Phrase { perform(.increment(count)) }

  /// Goes down by so many strides.
  @discardableResult
  public mutating func decrement(_ count: Int = 1) -> Phrase { perform(.decrement(count)) }

  /// Goes up by so many pages.
  @discardableResult
  public mutating func pageIncrement(_ count: Int = 1) -> Phrase { perform(.pageIncrement(count)) }

  /// Goes down by so many pages.
  @discardableResult
  public mutating func pageDecrement(_ count: Int = 1) -> Phrase { perform(.pageDecrement(count)) }

  /// Goes to the lowest value that is possible now.
  @discardableResult
  public mutating func toMinimum() -> Phrase { perform(.toMinimum) }

  /// Goes to the highest value that is possible now.
  @discardableResult
  public mutating func toMaximum() -> Phrase { perform(.toMaximum) }

  /// Takes the last change on the screen back.
  @discardableResult
  public mutating func undo() -> Phrase { perform(.undo) }

  /// Moves to the first element with this label; nil, and nothing is said, where there is none.
  @discardableResult
  public mutating func go(to label: String) -> Phrase? {
    indices(labelled: label).first.map { go(to: $0) }
  }
}
