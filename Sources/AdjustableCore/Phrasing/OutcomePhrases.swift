/// What is said after an action: the new value, or the value again and why it stays.
extension Phrasing {
  /// The words for an outcome; `typed` is what a person typed where that was the action.
  public func outcome(
    _ outcome: Outcome, typed: String? = nil, text: (Double) -> String
  ) -> Utterance {
    switch outcome {
    case .changed(let change):
      guard let limit = change.limit else { return value(change.to, crossing: change.crossing) }
      return self.limit(change.to, limit, crossing: change.crossing, typed: typed, text: text)
    case .countdown(let reading, let state):
      var utterance = value(reading)
      // That the time is up is announced by itself.
      if state != .over { utterance.appendSentence(language.text(message(for: state))) }
      return utterance
    case .unchanged(let reading):
      return value(reading)
    case .refused(let refusal):
      return limit(refusal.reading, refusal.reason, typed: typed, text: text)
    }
  }

  /// A value alone, and the day it lies in where that was asked for.
  public func value(_ reading: Reading, crossing: DayCrossing? = nil) -> Utterance {
    var utterance = Utterance(reading.spoken)
    switch crossing {
    case .nextDay: utterance.append(language.text(Message.nextDay), after: ", ")
    case .previousDay: utterance.append(language.text(Message.previousDay), after: ", ")
    case nil: break
    }
    return utterance
  }

  /// A value again and the reason why it stays; a strict style says the value alone.
  public func limit(
    _ reading: Reading, _ reason: RefusalReason, crossing: DayCrossing? = nil,
    typed: String? = nil, text: (Double) -> String
  ) -> Utterance {
    var utterance = value(reading, crossing: crossing)
    if style.saysLimits || reason.isMistake {
      utterance.appendSentence(sentence(for: reason, typed: typed, text: text))
    }
    return utterance
  }

  /// A typed text that could not be read, and what was expected.
  public func notUnderstood(
    _ typed: String, expected: ExpectedInput, reading: Reading
  ) -> Utterance {
    var utterance = value(reading)
    utterance.appendSentence(language.text(.notUnderstood(typed: typed, expected: expected)))
    return utterance
  }

  /// What is said without having been asked for: a milestone, or that the time is up.
  public func announcement(_ announcement: Announcement) -> Utterance {
    switch announcement.kind {
    case .milestone:
      Utterance(announcement.spoken, priority: .progress)
    case .finished:
      Utterance(language.text(Message.timeIsUp), priority: .important)
    }
  }

  /// Words about an element that the listener is not on: its label first.
  public func naming(_ label: Spoken, _ utterance: Utterance) -> Utterance {
    var named = Utterance(label, priority: utterance.priority)
    for (index, segment) in utterance.segments.enumerated() {
      let separator = index == 0 ? style.valueSeparator : segment.separator
      named.append(segment.text, after: separator)
    }
    return named
  }

  /// What is said of how a countdown stands.
  func message(for state: CountdownState) -> Message {
    switch state {
    case .waiting: .notStarted
    case .running: .running
    case .paused: .paused
    case .over: .timeIsUp
    }
  }

  private func sentence(
    for reason: RefusalReason, typed: String?, text: (Double) -> String
  ) -> Spoken {
    let message: Message
    switch reason {
    case .disabled: return word(.dimmed)
    case .readOnly: return word(.readOnly)
    case .atMinimum(let name?), .atMaximum(let name?): return Spoken(name.sentence)
    case .atMinimum: message = .minimum
    case .atMaximum: message = .maximum
    case .limitedBy(_, let label): message = .limited(by: Spoken(label))
    case .noEnds(of: .dial): message = .dialHasNoEnds
    case .noEnds(of: .countdown): message = .countdownHasNoEnds
    case .notAdjustable, .noSuchElement: message = .notAdjustable
    case .notANumber: message = .notANumber
    case .outOfBounds(let bounds):
      message = .outOfBounds(
        typed: typed ?? "", lowest: Spoken(text(bounds.lowerBound)),
        highest: Spoken(text(bounds.upperBound)))
    case .nothingToUndo: message = .nothingToUndo
    case .notACountdown: message = .notACountdown
    case .countdownIs(.running): message = .alreadyRunning
    case .countdownIs(.paused): message = .alreadyPaused
    case .countdownIs(let state): message = self.message(for: state)
    }
    return language.text(message)
  }
}

extension RefusalReason {
  /// Whether what was asked for is a mistake, which is said in every style.
  public var isMistake: Bool {
    switch self {
    case .notANumber, .outOfBounds, .notACountdown, .noSuchElement: true
    default: false
    }
  }
}
