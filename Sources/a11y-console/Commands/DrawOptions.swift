import AdjustableCore

/// How a picture is asked for.
struct DrawOptions: Equatable {
  /// How wide a picture may be, in points.
  static let widths = 240.0...2000

  /// The hand that turns the wheels.
  var hand = Hand.right
  /// How wide the picture is, in points.
  var width = 390.0

  init() {}

  /// Understands the options of the command line; nil where one was not given.
  init(hand: String?, width: String?) throws(UsageError) {
    if let hand {
      guard let known = Hand(rawValue: hand) else {
        throw .refused(OptionName.hand.typed, found: hand.shown, .words(["right", "left"]))
      }
      self.hand = known
    }
    if let width {
      guard let points = Double(width), Self.widths.contains(points) else {
        throw .refused(OptionName.pictureWidth.typed, found: width.shown, .number(Self.widths))
      }
      self.width = points
    }
  }
}
