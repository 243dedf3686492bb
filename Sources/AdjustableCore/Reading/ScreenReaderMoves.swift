/// Moving the focus and hearing where it is.
extension ScreenReader {
  /// Moves to the next element; on the last one stays, repeats it and says so.
  @discardableResult
  public mutating func next() -> Phrase {
    guard focus + 1 < elementIDs.count else { return say(here(and: phrasing.words.lastElement)) }
    return go(to: focus + 1)
  }

  /// Moves to the previous element; on the first one stays, repeats it and says so.
  @discardableResult
  public mutating func previous() -> Phrase {
    guard focus > 0 else { return say(here(and: phrasing.words.firstElement)) }
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
  public mutating func read() -> Phrase { say(here(and: "")) }

  /// What would be said if the focus landed on the element at an index; nothing is logged.
  public func phrase(at index: Int) -> Phrase {
    let element = element(at: index) ?? AdjustableElement()
    return Phrase(.focus, id: element.id, utterance: phrasing.focus(element))
  }

  /// The value text of an element alone; nothing is logged.
  public func valuePhrase(of id: String) -> Phrase {
    let element = element(id) ?? AdjustableElement()
    return Phrase(
      .value, id: id,
      utterance: Utterance(element.valueText, spokenText: element.spokenValueText))
  }

  private func here(and words: String) -> Phrase {
    let phrase = phrase(at: focus)
    var utterance = phrase.utterance
    utterance.appendSentence(words)
    return Phrase(.focus, id: phrase.id, utterance: utterance)
  }

  /// The element that a label means: the label itself, its unique beginning, or its unique part.
  ///
  /// Letters match in either case. Nil where no element, or more than one, is meant.
  public func index(labelled label: String) -> Int? {
    let wanted = label.foldedForMatching
    guard !wanted.isEmpty else { return nil }
    let labels = elementIDs.indices.map { element(at: $0)?.label.foldedForMatching ?? "" }
    if let index = labels.firstIndex(of: wanted) { return index }
    let beginnings = labels.indices.filter { labels[$0].hasPrefix(wanted) }
    if beginnings.count == 1 { return beginnings[0] }
    let parts = labels.indices.filter { labels[$0].contains(wanted) }
    return parts.count == 1 ? parts[0] : nil
  }
}
