/// A value on its way: where it stands, and how it came there.
///
/// On a continuous grid the value is an anchor and whole numbers of strides and pages, so that n strides
/// up and n down return to the very same bits.
public struct GridPosition: Hashable, Sendable {
  /// The value.
  public let value: Double
  let anchor: Double
  let strides: Int
  let pages: Int

  /// A value that nobody has moved yet.
  public init(_ value: Double) {
    self.init(value: value + 0, anchor: value + 0, strides: 0, pages: 0)
  }

  init(value: Double, anchor: Double, strides: Int, pages: Int) {
    self.value = value
    self.anchor = anchor
    self.strides = strides
    self.pages = pages
  }

  /// The position a stretch further on, before any limit is applied.
  func advanced(by stretch: Stretch, of lengths: (stride: Double, page: Double)) -> Self {
    let further = stretch.unit(stride: (stretch.count, 0), page: (0, stretch.count))
    let strides = self.strides.saturatingAdding(further.0)
    let pages = self.pages.saturatingAdding(further.1)
    let sum = anchor + Double(strides) * lengths.stride + Double(pages) * lengths.page
    let value = Decimals.cleaned(sum, like: anchor, lengths.stride, lengths.page)
    return GridPosition(value: value, anchor: anchor, strides: strides, pages: pages)
  }
}
