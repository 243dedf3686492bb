/// The words for what kind of thing an element is, and for what can be done with it.
extension Phrasing {
  /// Trait words in VoiceOver's order.
  ///
  /// Checked against snapshot figures of iOS apps.
  func traitWords(_ element: AdjustableElement) -> [String] {
    let traits = element.traits
    var spoken: [String] = []
    func say(_ word: String, if condition: Bool) { if condition { spoken.append(word) } }
    let dimmed = traits.contains(.notEnabled)
    say(words.dimmed, if: dimmed)
    say(words.readOnly, if: element.isReadOnly && !dimmed)
    let otherButtons: Traits = [.keyboardKey, .switchButton, .tabBarItem, .backButton]
    say(words.button, if: traits.contains(.button) && traits.isDisjoint(with: otherButtons))
    say(words.backButton, if: traits.contains(.backButton))
    say(words.switchButton, if: traits.contains([.button, .switchButton]))
    switch element.switchState {
    case .on: spoken.append(words.on)
    case .off: spoken.append(words.off)
    case .mixed: spoken.append(words.mixed)
    case nil: break
    }
    say(words.tab, if: traits.contains(.tabBarItem))
    say(words.textField, if: traits.contains(.textEntry))
    say(words.heading, if: traits.contains(.header))
    say(words.link, if: traits.contains(.link))
    say(words.adjustable, if: traits.contains(.adjustable))
    say(words.paused, if: element.countdownState == .paused)
    say(words.image, if: traits.contains(.image))
    say(words.searchField, if: traits.contains(.searchField))
    return spoken
  }

  /// The author's hint, and behind it what the screen reader says about the gesture.
  func hint(of element: AdjustableElement, isNamedByHint: Bool) -> String {
    let author = element.hint
    let traits = element.traits
    let isSwitch = traits.contains(.switchButton)
    let isEnabled = !traits.contains(.notEnabled) && !element.isReadOnly
    let hintAlone =
      isNamedByHint || !author.isEmpty && element.label.isEmpty && element.saidValue.isEmpty
    var gesture = ""
    if isSwitch, isEnabled {
      gesture = words.toggleHint
    } else if traits.contains(.adjustable), isEnabled, !isSwitch, !hintAlone {
      gesture = words.swipeHint
    }
    guard !author.isEmpty, !gesture.isEmpty else { return author + gesture }
    let stem = author.hasSuffix(".") ? String(author.dropLast()) : author
    return stem + ". " + gesture
  }
}
