import AdjustableCore

/// How a person acts on a session, and the words that say so.
enum Entry: Hashable, Sendable {
  /// Line by line.
  case lines
  /// Key by key.
  case keys

  /// Where the rest is told.
  var helpOffer: String {
    switch self {
    case .lines: "Type help for commands."
    case .keys: "Press ? for keys."
    }
  }

  /// How an element is adjusted.
  var adjusting: String {
    switch self {
    case .lines: "Type + or - to adjust."
    case .keys: "Press + or - to adjust."
    }
  }

  /// What makes a countdown go on from where it stands.
  func going(on state: CountdownState) -> String {
    switch (self, state) {
    case (.lines, .waiting): "Type start to begin."
    case (.lines, .running): "Type pause to hold."
    case (.lines, .paused): "Type resume to go on."
    case (.lines, .over): "Type restart to begin again."
    case (.keys, .waiting): "Press Space to begin."
    case (.keys, .running): "Press Space to hold."
    case (.keys, .paused): "Press Space to go on."
    case (.keys, .over): "Press Space to begin again."
    }
  }

  /// How a value that is asked for is taken, and how none is.
  func taking(_ value: String) -> String {
    switch self {
    case .lines: "Type done to take \(value), cancel to take none, help for commands."
    case .keys: "Press Enter to take \(value), Escape to take none, ? for keys."
    }
  }
}
