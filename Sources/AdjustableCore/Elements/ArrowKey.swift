/// A key with an arrow, or a swipe in its direction.
public enum ArrowKey: String, Hashable, Sendable, CaseIterable {
  /// Up.
  case up
  /// Down.
  case down
  /// Left.
  case left
  /// Right.
  case right
}

/// Which way lines of text run.
public enum LayoutDirection: Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft
}

extension AdjustableControl {
  /// What an arrow asks of this control's elements: up and right go up, down and left go down.
  ///
  /// Left and right change places in a right-to-left layout on a control that follows it; nothing else
  /// ever flips.
  public func action(
    for arrow: ArrowKey, layout: LayoutDirection = .leftToRight
  ) -> ElementAction {
    let flips = layout == .rightToLeft && followsLayoutDirection
    switch arrow {
    case .up: return .increment()
    case .down: return .decrement()
    case .right: return flips ? .decrement() : .increment()
    case .left: return flips ? .increment() : .decrement()
    }
  }

  /// False: a dial, a wheel and a countdown look the same in every layout.
  public var followsLayoutDirection: Bool { false }
}
