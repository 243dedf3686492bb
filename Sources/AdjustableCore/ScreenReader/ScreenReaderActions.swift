import Foundation

/// Acting on the focused element and hearing what became of it.
extension ScreenReader {
  /// Carries out an action on the focused element.
  ///
  /// An undo takes back the last change on the screen; where that was on another element the focus goes
  /// there and the element is read, so that it is clear what changed. An action for a countdown goes to
  /// the first one on the screen where the focus is elsewhere.
  @discardableResult
  public mutating func perform(_ action: ElementAction) -> Phrase {
    act(action, typed: nil)
  }

  private mutating func act(_ action: ElementAction, typed: String?) -> Phrase {
    if action == .undo { return takeBack() }
    let index = target(of: action)
    let id = elementIDs[index]
    let item = itemIndices[index]
    let typed = typed ?? text(askedBy: action, of: id, in: screen.items[item])
    guard let outcome = withControl(item, { $0.perform(action, on: id) }) else {
      let label = profile(at: index)?.label.spoken ?? ""
      let reading = Reading(id: id, value: 0, text: label)
      let reason: RefusalReason =
        if case .countdown = action { .notACountdown } else { .notAdjustable }
      return say(phrase(for: .refused(Refusal(reading: reading, reason: reason)), typed: typed))
    }
    switch outcome {
    case .changed, .countdown: remember(changed: item)
    case .unchanged, .refused: break
    }
    // What happened elsewhere is said with its name.
    return say(named(phrase(for: outcome, typed: typed), if: index != focus))
  }

  func named(_ phrase: Phrase, if isNamed: Bool) -> Phrase {
    guard isNamed, let label = index(of: phrase.id).flatMap(profile(at:))?.label else {
      return phrase
    }
    return Phrase(
      phrase.kind, id: phrase.id, utterance: phrasing.naming(label.spoken, phrase.utterance),
      reason: phrase.reason, code: phrase.code)
  }

  /// How a value that is asked for by number reads; the number where the control has no text for it.
  private func text(askedBy action: ElementAction, of id: String, in item: Screen.Item) -> String? {
    guard case .move(.set(let value)) = action, case .control(let control) = item else {
      return nil
    }
    let text = control.text(of: value, for: id)
    return text.isEmpty ? value.plainDescription : text
  }

  private func target(of action: ElementAction) -> Int {
    if case .countdown = action { countdownIndex ?? focus } else { focus }
  }

  private mutating func takeBack() -> Phrase {
    // A change that left its control's history shorter than this list is passed over.
    while let item = takeLastChange() {
      guard let id = screen.items[item].elementIDs.first,
        let outcome = withControl(item, { $0.perform(.undo, on: id) })
      else { continue }
      if case .refused = outcome { continue }
      guard let changed = index(of: outcome.id), changed != focus else {
        return say(phrase(for: outcome, typed: nil))
      }
      moveFocus(to: changed)
      if case .countdown = outcome { return say(named(phrase(for: outcome, typed: nil), if: true)) }
      return read()
    }
    let element = focused
    let value = element.spokenValue
    let reading = Reading(
      id: element.id, value: 0, text: value.isEmpty ? element.spokenLabel : value)
    let refusal = Refusal(reading: reading, reason: .nothingToUndo)
    return say(phrase(for: .refused(refusal), typed: nil))
  }

  /// Sets the focused element to what a person typed, in its own format.
  ///
  /// What cannot be read is an error that says what was expected; the value stays. An error quotes what
  /// was typed as `shown`, where that is given.
  @discardableResult
  public mutating func type(_ typed: String, shown: String? = nil) -> Phrase {
    let element = focused
    // What cannot be set at all is told before what was typed is looked at.
    guard case .control(let control) = screen.items[itemIndices[focus]],
      let present = element.value,
      element.canBeMoved
    else { return act(.set(element.value ?? 0), typed: shown ?? typed) }
    guard let value = control.value(from: typed, for: element.id) else {
      let reading = Reading(id: element.id, value: present, wording: element.valueWording)
      return say(
        Phrase(
          .error, id: element.id,
          utterance: phrasing.notUnderstood(
            shown ?? typed, expected: control.expectation(for: element.id), reading: reading),
          code: "notUnderstood"))
    }
    return act(.set(value), typed: shown ?? typed)
  }

  /// Whether a typed text is a value of the focused element.
  public func canRead(_ typed: String) -> Bool {
    guard case .control(let control) = screen.items[itemIndices[focus]] else { return false }
    return control.value(from: typed, for: elementIDs[focus]) != nil
  }

  private func phrase(for outcome: Outcome, typed: String?) -> Phrase {
    let id = outcome.id
    let utterance = phrasing.outcome(outcome, typed: typed) { value in
      guard let index = index(of: id), case .control(let control) = screen.items[itemIndices[index]]
      else { return value.plainDescription }
      return control.text(of: value, for: id)
    }
    guard let reason = outcome.reason else { return Phrase(.value, id: id, utterance: utterance) }
    return Phrase(
      reason.isMistake ? .error : .limit, id: id, utterance: utterance, reason: reason,
      code: reason.isMistake ? reason.name : nil)
  }
}

/// What keys ask of the focused element.
extension ScreenReader {
  /// Which way the screen's lines run: that of its locale's script.
  public var layoutDirection: LayoutDirection {
    screen.locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// What an arrow asks of the focused element; left and right follow the layout where its control does.
  public func action(for arrow: ArrowKey) -> ElementAction {
    if case .control(let control) = screen.items[itemIndices[focus]] {
      return control.action(for: arrow, layout: layoutDirection)
    }
    return arrow == .up || arrow == .right ? .increment() : .decrement()
  }

  /// Whether a value of the focused element can be set: it is adjustable, enabled and not read-only.
  public var canSet: Bool { profile(at: focus)?.canBeMoved ?? false }
}

/// The screen reader as a recorder: a test moves about, and compares what was said with one text.
///
/// Every call is logged; compare ``ScreenReader/spokenLog``.
extension ScreenReader {
  /// Goes up by so many strides.
  @discardableResult
  public mutating func increment(_ count: Int = 1) -> Phrase { perform(.increment(count)) }

  /// Goes down by so many strides.
  @discardableResult
  public mutating func decrement(_ count: Int = 1) -> Phrase { perform(.decrement(count)) }

  /// Goes up by so many pages.
  @discardableResult
  public mutating func pageIncrement(_ count: Int = 1) -> Phrase { perform(.pageIncrement(count)) }

  /// Goes down by so many pages.
  @discardableResult
  public mutating func pageDecrement(_ count: Int = 1) -> Phrase { perform(.pageDecrement(count)) }

  /// Goes to the lowest value that is possible now.
  @discardableResult
  public mutating func toMinimum() -> Phrase { perform(.toMinimum) }

  /// Goes to the highest value that is possible now.
  @discardableResult
  public mutating func toMaximum() -> Phrase { perform(.toMaximum) }

  /// Takes the last change on the screen back.
  @discardableResult
  public mutating func undo() -> Phrase { perform(.undo) }
}
