/// Reads a text past its terminal escape sequences and control characters.
///
/// The sequences are those of ECMA-48: CSI with its parameters, the strings OSC, DCS, SOS, PM and
/// APC up to their terminator, and two-character escapes with intermediates; each also in its
/// one-character form. Line breaks and tabs pass, since they separate words.
struct EscapeScanner: IteratorProtocol {
  private let scalars: String.UnicodeScalarView
  private var place: String.UnicodeScalarView.Index

  /// Starts at the beginning of a text.
  init(_ scalars: String.UnicodeScalarView) {
    self.scalars = scalars
    place = scalars.startIndex
  }

  /// The next scalar that is to be heard or that separates words.
  mutating func next() -> Unicode.Scalar? {
    while let scalar = take() {
      switch scalar.value {
      case 0x1B: skipEscape()
      case 0x9B: skipControlSequence()
      case 0x90, 0x98, 0x9D, 0x9E, 0x9F: skipString()
      case 0x09...0x0D, 0x85: return scalar
      case ..<0x20, 0x7F...0x9F: continue
      case 0xFDD0...0xFDEF: continue
      default:
        if scalar.value & 0xFFFE != 0xFFFE { return scalar }
      }
    }
    return nil
  }

  private var peeked: UInt32? { place < scalars.endIndex ? scalars[place].value : nil }

  private mutating func take() -> Unicode.Scalar? {
    guard place < scalars.endIndex else { return nil }
    defer { place = scalars.index(after: place) }
    return scalars[place]
  }

  private mutating func skip(while wanted: ClosedRange<UInt32>) {
    while let value = peeked, wanted.contains(value) { _ = take() }
  }

  private mutating func skipEscape() {
    switch peeked {
    case 0x5B:
      _ = take()
      skipControlSequence()
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F:
      _ = take()
      skipString()
    default:
      skip(while: 0x20...0x2F)
      if let value = peeked, (0x30...0x7E).contains(value) { _ = take() }
    }
  }

  private mutating func skipControlSequence() {
    skip(while: 0x30...0x3F)
    skip(while: 0x20...0x2F)
    if let value = peeked, (0x40...0x7E).contains(value) { _ = take() }
  }

  /// A string without a terminator on its line is no string: only its beginning is dropped.
  ///
  /// Stopping at the next introducer as well keeps the whole reading linear.
  private mutating func skipString() {
    let start = place
    while let scalar = take() {
      switch scalar.value {
      case 0x07, 0x9C: return
      case 0x1B where peeked == 0x5C:
        _ = take()
        return
      case 0x0A, 0x0D, 0x1B, 0x90...0x9F:
        place = start
        return
      default: continue
      }
    }
    place = start
  }
}
