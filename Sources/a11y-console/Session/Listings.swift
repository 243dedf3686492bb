import AdjustableCore

/// Replies of several lines: what is on the screen, what was said, what the values are.
extension Session {
  /// Every element with its number.
  var list: [ConsoleReply] {
    reader.elementIDs.indices.map { index in
      let said = reader.phrase(at: index).utterance.spoken
      return .list(spoken: "\(index + 1). \(said)", element: carried(reader.elementIDs[index]))
    }
  }

  /// Every element as the screen reader says it, description then hint.
  var transcript: [ConsoleReply] {
    reader.elementIDs.indices.map { index in
      .list(
        spoken: reader.phrase(at: index).utterance.spokenLine,
        element: carried(reader.elementIDs[index]))
    }
  }

  /// What would be heard wrongly, a line a finding; the values are the present ones.
  var audit: [ConsoleReply] {
    let report = Audit.report(on: reader.screen)
    var tally = AuditTally()
    tally.add(report, elements: reader.elementIDs.count)
    return AuditReplies.replies(to: report, in: language, element: carried)
      + [.notice(language.text(tally.screenLine))]
  }

  /// What was said last, oldest first.
  func history(_ count: Int) -> [ConsoleReply] {
    let phrases = reader.log.suffix(count)
    let first = reader.log.count - phrases.count + 1
    return phrases.enumerated().map { offset, phrase in
      let said = phrase.utterance.spoken
      return .list(spoken: "\(first + offset). \(said)")
    }
  }

  /// `id=value`, one a line: numbers with a point and no grouping, a wheel's read-out.
  var values: [ConsoleReply] {
    reader.elementIDs.indices.compactMap { index in
      guard let element = reader.element(at: index), let value = element.value else { return nil }
      let text = element.setPosition == nil ? value.plainDescription : element.valueText
      return .list(
        spoken: Spoken("\(element.id)=\(text)") {
          "\(element.label): \(element.spokenValue.aloud)"
        },
        element: carriesElements ? element : nil)
    }
  }
}

/// What the console itself says about what can be done with an element.
enum ConsoleHint {
  /// The author's hint as a sentence, and the console's own behind it.
  static func text(
    for element: AdjustableElement, _ mode: InputMode = .lines, in language: any ConsoleLanguage
  ) -> String {
    let author =
      element.hint.isEmpty || element.hint.hasSuffix(".") ? element.hint : element.hint + "."
    let actions = actions(for: element, mode).map { language.text($0).written }
    return ([author] + actions).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Why nothing can be done; nil where there is a hint and nothing in its way.
  static func reason(for element: AdjustableElement, hint: String) -> Notice? {
    if element.traits.contains(.notEnabled) { return .dimmed }
    if element.isReadOnly { return .readOnly }
    return hint.isEmpty ? .nothingToDo : nil
  }

  /// What to type or press; nothing where nothing can be done.
  static func actions(for element: AdjustableElement, _ mode: InputMode) -> [Notice] {
    guard !element.traits.contains(.notEnabled), !element.isReadOnly else { return [] }
    let moves = element.incremented != nil || element.decremented != nil
    let go = element.countdownState.map { [Notice.going(on: $0, mode)] } ?? []
    return go + (element.traits.contains(.adjustable) && moves ? [.adjusting(mode)] : [])
  }
}
