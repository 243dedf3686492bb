/// How far a handle may travel before the other one is in the way.
struct Room {
  /// The distance, never negative.
  let distance: Double
  /// True where the distance itself is too far.
  let isOpen: Bool

  func holds(_ travelled: Double, leniency: Double) -> Bool {
    isOpen ? travelled < distance - leniency : travelled <= distance + leniency
  }

  /// How many whole strides fit.
  func whole(of stride: Double, leniency: Double) -> Double {
    isOpen
      ? max(0, ((distance - leniency) / stride).rounded(.up) - 1)
      : ((distance + leniency) / stride).rounded(.down)
  }
}

/// Moves round a dial.
///
/// A move is judged by the distance travelled, not by where it arrives, so that a handle is never taken
/// over the other.
extension CircularGrid {
  /// How far it is clockwise from one value to another, in `0..<total`.
  public func distance(from start: Double, to end: Double) -> Double {
    let turned = Decimals.cleaned(end - start, like: start, end, total)
    return turned < 0 ? Decimals.cleaned(turned + total, like: start, end, total) : turned
  }

  /// A starting value: from 0 to the total, which counts as 0.
  func checked(_ value: Double, named name: String) throws(ConfigurationError) -> Double {
    guard value.isFinite, value >= 0, value <= total else {
      throw ConfigurationError(name, value, allowed: .upToTotal(total))
    }
    let wrapped = wrapped(value)
    let stop = nearest(to: wrapped)
    let miss = min(distance(from: stop, to: wrapped), distance(from: wrapped, to: stop))
    return miss <= tolerance ? stop : wrapped
  }

  /// The position a stretch further on, no further than there is room to travel.
  ///
  /// From a value off the stops the first stride goes to the next stop, never past it. On a continuous
  /// dial a move that is cut short goes to the end of the room, or where the room is open, as many whole
  /// strides as fit.
  func moved(
    _ position: GridPosition, _ stretch: Stretch, by strides: Strides, room: Room
  ) -> GridMove {
    switch strides {
    case .stops(let stride, let page):
      let stops = stretch.count.saturatingMultiplied(by: stretch.unit(stride: stride, page: page))
      return moved(position, stops: stops, room: room)
    case .lengths(let stride, let page):
      return moved(position, stretch, of: (stride, page), room: room)
    }
  }

  private func moved(
    _ position: GridPosition, _ stretch: Stretch, of lengths: (stride: Double, page: Double),
    room: Room
  ) -> GridMove {
    let one = stretch.unit(stride: lengths.stride, page: lengths.page)
    let fits = room.whole(of: one, leniency: total * 1e-12)
    if Double(stretch.count.magnitude) <= fits {
      let target = position.advanced(by: stretch, of: lengths)
      return GridMove(position: wrapped(target), isCut: false)
    }
    if room.isOpen {
      let most = stretch.counting(stretch.count < 0 ? -Int(fits) : Int(fits))
      let target = position.advanced(by: most, of: lengths)
      return GridMove(position: fits > 0 ? wrapped(target) : position, isCut: true)
    }
    let limit = position.value + (stretch.count > 0 ? room.distance : -room.distance)
    let value = wrapped(Decimals.cleaned(limit, like: position.value, room.distance))
    return GridMove(position: room.distance > 0 ? GridPosition(value) : position, isCut: true)
  }

  private func wrapped(_ position: GridPosition) -> GridPosition {
    GridPosition(
      value: wrapped(position.value), anchor: position.anchor, strides: position.strides,
      pages: position.pages)
  }

  private func moved(_ position: GridPosition, stops: Int, room: Room) -> GridMove {
    guard stops != 0, let count, let place = place(of: position.value) else {
      return GridMove(position: position, isCut: false)
    }
    let upward = stops > 0
    let origin = place.isStop || upward ? place.index : place.index + 1
    // More than a turn is never travelled, so no more stops need be looked at.
    let asked = Int(clamping: stops.magnitude)
    let most = min(asked, count)
    let travelled = { (stops: Int) in
      stops == 0
        ? 0
        : upward
          ? unrolled(origin + stops) - position.value : position.value - unrolled(origin - stops)
    }
    // The distance grows with the stops: halve the interval to the last one that there is room for.
    var (fits, tooFar) = (0, most + 1)
    while tooFar - fits > 1 {
      let middle = fits + (tooFar - fits) / 2
      if room.holds(travelled(middle), leniency: tolerance) {
        fits = middle
      } else {
        tooFar = middle
      }
    }
    let isCut = fits < asked
    guard fits > 0 else { return GridMove(position: position, isCut: isCut) }
    return GridMove(
      position: GridPosition(stop(at: upward ? origin + fits : origin - fits)), isCut: isCut)
  }

  /// The first legal value at or past an angle, in one direction.
  func first(from value: Double, clockwise: Bool) -> Double {
    let held = wrapped(Decimals.cleaned(value, like: value, total))
    guard let place = place(of: held) else { return held }
    return stop(at: place.isStop || !clockwise ? place.index : place.index + 1)
  }

  /// A stop as a number that goes on growing past a turn.
  private func unrolled(_ index: Int) -> Double {
    guard let count else { return 0 }
    let turns = (index - index.modulo(count)) / count
    return Double(turns) * total + stop(at: index)
  }
}
