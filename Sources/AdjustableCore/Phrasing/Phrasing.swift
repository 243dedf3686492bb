import Foundation

/// Puts elements and outcomes into words: pure functions of what is given, in one style and language.
public struct Phrasing: Sendable {
  /// The style.
  public var style: PhraseStyle
  /// How much is said on focus.
  public var verbosity: Verbosity
  /// The language.
  public var language: any Language

  /// Makes a phrasing in a language.
  public init(
    style: PhraseStyle = .voiceOver, verbosity: Verbosity = .normal, language: any Language
  ) {
    self.style = style
    self.verbosity = verbosity
    self.language = language
  }

  /// Makes a phrasing in a locale's language; in English where none that ships is the locale's.
  public init(
    style: PhraseStyle = .voiceOver, verbosity: Verbosity = .normal, locale: Locale
  ) {
    self.init(style: style, verbosity: verbosity, language: Languages.spoken(in: locale))
  }

  /// What the style's reader says by itself: its own vocabulary in the language, else the language's.
  func word(_ word: ReaderWord) -> Spoken {
    (style.vocabularies[language.tag] ?? language).text(word)
  }

  /// What is said when the focus lands on an element, with the hint a screen reader adds.
  public func focus(_ element: AdjustableElement) -> Utterance {
    var utterance = Utterance()
    // Label and value are asked for by several parts: their texts are made once.
    var described = element.worded
    let isNameless = described.isNameless
    if isNameless {
      described.labelWording = Wording(Spoken(described.hint))
      described.hint = ""
    }
    for part in verbosity.parts(of: style) { append(part, of: described, to: &utterance) }
    utterance.hint = hint(of: described, isNamedByHint: isNameless && !element.hint.isEmpty)
    return utterance
  }

  private func append(
    _ part: PhraseStyle.Part, of element: AdjustableElement, to utterance: inout Utterance
  ) {
    switch part {
    case .selection:
      guard element.traits.contains(.selected) else { return }
      let isAlone = element.label.isEmpty && element.saidValue.isEmpty
      utterance.append(word(isAlone ? .selectedAlone : .selected), after: "")
    case .label:
      let isFirst = utterance.segments.isEmpty
      utterance.append(element.spokenLabel, after: isFirst ? "" : style.valueSeparator)
    case .value:
      utterance.append(element.saidValue, after: style.valueSeparator)
    case .traits:
      for word in traitWords(element) { append(word.text, to: &utterance) }
    case .role:
      for word in traitWords(element) where !word.isState { append(word.text, to: &utterance) }
    case .state:
      for word in traitWords(element) where word.isState { append(word.text, to: &utterance) }
    case .position:
      guard let position = element.setPosition else { return }
      append(word(.position(index: position.index, count: position.count)), to: &utterance)
    case .range:
      guard let ends = element.rangeTexts else { return }
      append(
        language.text(.range(lowest: ends.minimum, highest: ends.maximum)), to: &utterance)
    }
  }

  /// Puts a part behind as the style has it: a sentence, or after its separator.
  private func append(_ part: Spoken, to utterance: inout Utterance) {
    if let separator = style.partSeparator {
      utterance.append(part, after: separator)
    } else {
      utterance.appendSentence(part)
    }
  }
}

extension AdjustableElement {
  /// The element with label and value as words; how they are said aloud is still made when asked for.
  fileprivate var worded: AdjustableElement {
    var worded = self
    worded.labelWording = Wording(spokenLabel)
    worded.valueWording = Wording(spokenValue)
    return worded
  }

  /// The value text as a value: a switch's 0, 1 or 2 is said as a trait instead.
  var saidValue: Spoken { switchState == nil ? spokenValue : "" }

  /// Whether there is nothing to say but the hint, which then stands for the label.
  var isNameless: Bool {
    label.isEmpty && saidValue.isEmpty && !traits.contains(.selected)
  }

  enum SwitchState { case on, off, mixed }

  var switchState: SwitchState? {
    guard traits.contains(.switchButton) else { return nil }
    switch valueText {
    case "1": return .on
    case "0": return .off
    case "2": return .mixed
    default: return nil
    }
  }
}
