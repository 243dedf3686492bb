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
      if state != .over { utterance.appendSentence(word(for: state)) }
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
    case .nextDay: utterance.append(words.nextDay, after: ", ")
    case .previousDay: utterance.append(words.previousDay, after: ", ")
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
  public func notUnderstood(_ typed: String, expected: String, reading: Reading) -> Utterance {
    var utterance = value(reading)
    utterance.appendSentence(words.notUnderstood.filled(["typed": typed, "expected": expected]))
    return utterance
  }

  /// What is said without having been asked for: a milestone, or that the time is up.
  public func announcement(_ announcement: Announcement) -> Utterance {
    switch announcement.kind {
    case .milestone:
      Utterance(announcement.spoken, priority: .progress)
    case .finished:
      Utterance(Spoken(words.timeIsUp), priority: .important)
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

  /// The words for how a countdown stands.
  public func word(for state: CountdownState) -> String {
    switch state {
    case .waiting: words.waiting
    case .running: words.running
    case .paused: words.paused
    case .over: words.timeIsUp
    }
  }

  private func sentence(
    for reason: RefusalReason, typed: String?, text: (Double) -> String
  ) -> String {
    switch reason {
    case .atMinimum(let name): name?.sentence ?? words.minimum
    case .atMaximum(let name): name?.sentence ?? words.maximum
    case .limitedBy(_, let label): words.limitedBy.filled(["label": label]).sentence
    case .noEnds(of: .dial): words.dialHasNoEnds
    case .noEnds(of: .countdown): words.countdownHasNoEnds
    case .disabled: words.dimmed
    case .readOnly: words.readOnly
    case .notAdjustable, .noSuchElement: words.notAdjustable
    case .notANumber: words.notANumber
    case .outOfBounds(let bounds):
      words.outOfBounds.filled([
        "typed": typed ?? "", "lowest": text(bounds.lowerBound), "highest": text(bounds.upperBound),
      ])
    case .nothingToUndo: words.nothingToUndo
    case .notACountdown: words.notACountdown
    case .countdownIs(.running): words.alreadyRunning
    case .countdownIs(.paused): words.alreadyPaused
    case .countdownIs(let state): word(for: state)
    }
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
