/// What some keys do.
package enum KeyPurpose: CaseIterable, Hashable, Sendable {
  case up, down, right, left, plus, minus, pageUp, pageDown, home, end
  case next, previous, enter, read, space, hint, again, type, undo, stopSpeech, help, escape, quit
}

/// A key as it is called.
package struct KeyWord: Hashable, Sendable {
  /// Which key.
  package enum Name: Hashable, Sendable {
    /// A character as it is shown.
    case character(String)
    case space
    case up, down, left, right
    case pageUp, pageDown, home, end
    case tab, enter, escape, backspace, insert, delete
    case function(Int)
    case paste
    case unknown
  }

  /// A key that is held with it.
  package enum Held: Hashable, Sendable {
    case control
    case alt
    case shift
  }

  package let name: Name
  /// The keys that are held with it, in the order in which they are named.
  package let held: [Held]

  package init(_ name: Name, held: [Held]) {
    self.name = name
    self.held = held
  }
}

/// Some keys that do the same.
package struct KeyHelp: Hashable, Sendable {
  package let keys: [KeyWord]
  package let purpose: KeyPurpose

  package init(_ keys: [KeyWord], _ purpose: KeyPurpose) {
    self.keys = keys
    self.purpose = purpose
  }
}
