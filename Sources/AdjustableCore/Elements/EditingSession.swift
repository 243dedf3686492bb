/// What happens in an editing session, in order: began, ended, and committed where the value differs.
public enum EditingEvent: String, Hashable, Sendable {
  /// Somebody took hold of the value.
  case began
  /// Somebody let go of it.
  case ended
  /// The value differs from the one at the beginning.
  case committed
}

/// Keeps begin and end of editing balanced: no second begin inside a session, no end outside one.
public struct EditingSession<Value: Hashable & Sendable>: Hashable, Sendable {
  private var start: Value?

  /// Makes a session that has not begun.
  public init() {}

  /// Whether somebody holds the value now.
  public var isUnderWay: Bool { start != nil }

  /// Begins at a value; nil where a session is under way already.
  public mutating func begin(at value: Value) -> EditingEvent? {
    guard start == nil else { return nil }
    start = value
    return .began
  }

  /// Ends at a value: ended, then committed where it differs from the start; empty outside a session.
  public mutating func end(at value: Value) -> [EditingEvent] {
    guard let start else { return [] }
    self.start = nil
    return start == value ? [.ended] : [.ended, .committed]
  }
}
