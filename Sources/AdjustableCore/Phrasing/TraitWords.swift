/// The words for what kind of thing an element is, and for what can be done with it.
extension Phrasing {
  /// Trait words in VoiceOver's order.
  ///
  /// Checked against snapshot figures of iOS apps.
  func traitWords(_ element: AdjustableElement) -> [(text: Spoken, isState: Bool)] {
    let traits = element.traits
    var spoken: [(text: Spoken, isState: Bool)] = []
    func say(_ word: ReaderWord, if condition: Bool, isState: Bool = false) {
      if condition { spoken.append((self.word(word), isState)) }
    }
    let dimmed = traits.contains(.notEnabled)
    say(.dimmed, if: dimmed, isState: true)
    say(.readOnly, if: element.isReadOnly && !dimmed, isState: true)
    let otherButtons: Traits = [.keyboardKey, .switchButton, .tabBarItem, .backButton]
    say(.button, if: traits.contains(.button) && traits.isDisjoint(with: otherButtons))
    say(.backButton, if: traits.contains(.backButton))
    say(.switchButton, if: traits.contains([.button, .switchButton]))
    say(.on, if: element.switchState == .on, isState: true)
    say(.off, if: element.switchState == .off, isState: true)
    say(.mixed, if: element.switchState == .mixed, isState: true)
    say(.tab, if: traits.contains(.tabBarItem))
    say(.textField, if: traits.contains(.textEntry))
    say(.heading, if: traits.contains(.header))
    say(.link, if: traits.contains(.link))
    say(.adjustable, if: traits.contains(.adjustable))
    if element.countdownState == .paused { spoken.append((language.text(Message.paused), true)) }
    say(.image, if: traits.contains(.image))
    say(.searchField, if: traits.contains(.searchField))
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
      gesture = word(.toggleHint).written
    } else if traits.contains(.adjustable), isEnabled, !isSwitch, !hintAlone {
      gesture = word(.swipeHint).written
    }
    guard !author.isEmpty, !gesture.isEmpty else { return author + gesture }
    return author.sentence + " " + gesture
  }
}
