import AdjustableCore

/// A frame as one JSON object on a line of its own; the field names are a promise.
enum FrameOutput {
  /// Frames as lines, in order.
  static func text(for frames: [RingFrame]) -> String {
    frames.map { JSONOutput.line(Fields($0)) + "\n" }.joined()
  }

  private struct Fields: Encodable {
    let kind = "frame"
    let element: String
    let state: String
    let fraction: Double
    let text: String
    let value: Int

    init(_ frame: RingFrame) {
      element = frame.element
      state = frame.state.rawValue
      fraction = frame.motion.fraction
      text = frame.motion.text
      value = frame.motion.wholeSeconds
    }
  }
}
