import AdjustableCore

extension Double {
  /// This length with at most two decimals: `12`, `0.5`, `-3.25`.
  var svg: String {
    let hundredths = (self * 100).rounded()
    guard hundredths.magnitude < 0x1p53 else { return "0" }
    return (hundredths / 100).plainDescription
  }
}

extension Point {
  /// The point as a path writes it.
  var svg: String { "\(x.svg) \(y.svg)" }
}

/// The lines of a path, from points.
enum PathText {
  /// Separate lines in one path.
  static func lines(_ lines: [[Point]], closed: Bool = false) -> String {
    lines.compactMap { line in
      guard let first = line.first else { return nil }
      let rest = line.dropFirst().map { "L\($0.svg)" }.joined()
      return "M\(first.svg)" + rest + (closed ? "Z" : "")
    }.joined()
  }

  /// An arc, as two where it is so long that one would be ambiguous; empty where it has no length.
  static func arc(_ arc: Arc) -> String {
    guard arc.turns > 0 else { return "" }
    let pieces = arc.turns > 0.5 ? 2 : 1
    let radius = arc.circle.radius.svg
    return "M\(arc.startPoint.svg)"
      + (1...pieces).map { piece in
        let end = arc.circle.point(
          atTurn: arc.start + arc.turns * Double(piece) / Double(pieces))
        return "A\(radius) \(radius) 0 0 1 \(end.svg)"
      }.joined()
  }
}
