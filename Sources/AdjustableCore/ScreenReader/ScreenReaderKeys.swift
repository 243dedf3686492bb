import Foundation

/// What keys ask of the focused element.
extension ScreenReader {
  /// Which way the screen's lines run: that of its locale's script.
  public var layoutDirection: LayoutDirection {
    screen.locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// What an arrow asks of the focused element; left and right follow the layout where its control does.
  public func action(for arrow: ArrowKey) -> ElementAction {
    if case .control(let control) = screen.items[itemIndices[focus]] {
      return control.action(for: arrow, layout: layoutDirection)
    }
    return arrow == .up || arrow == .right ? .increment() : .decrement()
  }

  /// Whether a value of the focused element can be set: it is adjustable, enabled and not read-only.
  public var canSet: Bool { focused.canBeMoved }
}
