/// How far an action asks a value to go.
public enum Stretch: Hashable, Sendable {
  /// So many strides, up where positive.
  case strides(Int)
  /// So many pages, up where positive.
  case pages(Int)

  /// How many, up where positive.
  public var count: Int {
    switch self {
    case .strides(let count), .pages(let count): count
    }
  }

  /// One stride or one page, as this is a stretch of strides or of pages.
  public func unit<Length>(stride: Length, page: Length) -> Length {
    switch self {
    case .strides: stride
    case .pages: page
    }
  }

  /// The same units, another count.
  func counting(_ count: Int) -> Self {
    switch self {
    case .strides: .strides(count)
    case .pages: .pages(count)
    }
  }
}

/// Where a move arrived, and whether a limit stopped it short of what was asked.
public struct GridMove: Hashable, Sendable {
  /// The new position; the old one where nothing could move.
  public let position: GridPosition
  /// True where a limit lies before the place that was asked for.
  public let isCut: Bool
}

extension Grid {
  /// The position a stretch further on, held to `limits`, whose ends are legal values.
  ///
  /// From a value off the grid the first stride goes to the next legal value, never past it.
  public func moved(
    _ position: GridPosition, _ stretch: Stretch, by strides: Strides,
    in limits: ClosedRange<Double>
  ) -> GridMove {
    switch strides {
    case .stops(let stride, let page):
      let stops = stretch.count.saturatingMultiplied(by: stretch.unit(stride: stride, page: page))
      return moved(position, stops: stops, in: limits)
    case .lengths(let stride, let page):
      let target = position.advanced(by: stretch, of: (stride, page))
      return held(target, from: position, upward: stretch.count > 0, in: limits)
    }
  }

  private func moved(
    _ position: GridPosition, stops: Int, in limits: ClosedRange<Double>
  ) -> GridMove {
    guard stops != 0, let count, let place = place(of: position.value) else {
      return GridMove(position: position, isCut: false)
    }
    let upward = stops > 0
    let origin = place.isStop || upward ? place.index : place.index + 1
    let wanted = origin.saturatingAdding(stops)
    let target = GridPosition(stop(at: min(max(wanted, 0), count - 1)))
    let move = held(target, from: position, upward: upward, in: limits)
    return GridMove(
      position: move.position, isCut: move.isCut || wanted < 0 || wanted > count - 1)
  }

  /// Holds a target to the limits; a move never goes against its own direction.
  private func held(
    _ target: GridPosition, from start: GridPosition, upward: Bool, in limits: ClosedRange<Double>
  ) -> GridMove {
    let limit = upward ? limits.upperBound : limits.lowerBound
    let beyond = upward ? target.value - limit : limit - target.value
    guard beyond > tolerance else { return GridMove(position: target, isCut: false) }
    let gains = upward ? limit > start.value : limit < start.value
    return GridMove(position: gains ? GridPosition(limit) : start, isCut: true)
  }
}
