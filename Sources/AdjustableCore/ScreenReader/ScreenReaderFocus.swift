/// Moving the focus and hearing where it is.
extension ScreenReader {
  /// Moves to the next element; on the last one stays, repeats it and says so.
  @discardableResult
  public mutating func next() -> Phrase {
    guard focus + 1 < elementIDs.count else { return say(here(and: .lastElement)) }
    return go(to: focus + 1)
  }

  /// Moves to the previous element; on the first one stays, repeats it and says so.
  @discardableResult
  public mutating func previous() -> Phrase {
    guard focus > 0 else { return say(here(and: .firstElement)) }
    return go(to: focus - 1)
  }

  /// Moves to the element at an index, held to those there are.
  @discardableResult
  public mutating func go(to index: Int) -> Phrase {
    moveFocus(to: min(max(index, 0), elementIDs.count - 1))
    return read()
  }

  /// Says where the focus is.
  @discardableResult
  public mutating func read() -> Phrase { say(here()) }

  /// What would be said if the focus landed on the element at an index; nothing is logged.
  public func phrase(at index: Int) -> Phrase {
    let element = element(at: index) ?? AdjustableElement()
    return Phrase(.focus, id: element.id, utterance: phrasing.focus(element))
  }

  /// The value text of an element alone; nothing is logged.
  public func valuePhrase(of id: String) -> Phrase {
    let element = element(id) ?? AdjustableElement()
    return Phrase(.value, id: id, utterance: Utterance(element.spokenValue))
  }

  /// Moves to the first element with this label; nil, and nothing is said, where there is none.
  @discardableResult
  public mutating func go(to label: String) -> Phrase? {
    indices(labelled: label).first.map { go(to: $0) }
  }

  private func here(and end: Message? = nil) -> Phrase {
    let phrase = phrase(at: focus)
    var utterance = phrase.utterance
    if let end { utterance.appendSentence(phrasing.language.text(end)) }
    return Phrase(.focus, id: phrase.id, utterance: utterance)
  }

  /// The elements whose label this is: to the letter, else in either case.
  public func indices(labelled label: String) -> [Int] {
    let labels = labels
    let exact = labels.indices.filter { !label.isEmpty && labels[$0] == label }
    let wanted = label.foldedForMatching
    guard exact.isEmpty, !wanted.isEmpty else { return exact }
    return labels.indices.filter { labels[$0].foldedForMatching == wanted }
  }

  /// The elements that part of a label may mean: those whose label begins with it, else those whose
  /// label has a word that does.
  ///
  /// Letters match in either case.
  public func indices(matching part: String) -> [Int] {
    let wanted = part.foldedForMatching
    guard !wanted.isEmpty else { return [] }
    let labels = labels.map(\.foldedForMatching)
    let beginnings = labels.indices.filter { labels[$0].hasPrefix(wanted) }
    guard beginnings.isEmpty else { return beginnings }
    return labels.indices.filter { labels[$0].contains(" " + wanted) }
  }

  /// The labels of all elements in reading order.
  public var labels: [String] { elementIDs.indices.map { profile(at: $0)?.label.written ?? "" } }
}

/// The whole screen as text, so that a test compares one string.
extension ScreenReader {
  /// Every element as the reader says it, description then hint, one element a line.
  public var transcript: String {
    elementIDs.indices.map { phrase(at: $0).utterance.line }.joined(separator: "\n")
  }

  /// Everything that was said, one phrase a line.
  public var spokenLog: String { log.map(\.text).joined(separator: "\n") }
}
