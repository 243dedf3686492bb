#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// How wide.
  public var width: Double
  /// How high.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The lesser of width and height.
  public var shorterSide: Double { min(width, height) }
}

#if canImport(CoreGraphics)
  extension Size {
    /// Makes a size of the platform's own.
    public init(_ size: CGSize) {
      self.init(width: Double(size.width), height: Double(size.height))
    }
  }

  extension CGSize {
    /// Makes the platform's own size.
    public init(_ size: Size) { self.init(width: size.width, height: size.height) }
  }
#endif
