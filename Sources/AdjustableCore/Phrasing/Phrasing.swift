import Foundation

/// Puts elements and outcomes into words: pure functions of what is given, in one style and language.
public struct Phrasing: Hashable, Sendable {
  /// The style.
  public var style: PhraseStyle
  /// How much is said on focus.
  public var verbosity: Verbosity
  /// The language's words.
  public let words: Words

  /// Makes a phrasing for a locale's language.
  public init(
    style: PhraseStyle = .voiceOver, verbosity: Verbosity = .normal, locale: Locale
  ) {
    self.style = style
    self.verbosity = verbosity
    words = Words.words(for: locale)
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
      utterance.append(isAlone ? words.selected.sentence : words.selected, after: "")
    case .label:
      let isFirst = utterance.segments.isEmpty
      utterance.append(element.spokenLabel, after: isFirst ? "" : style.valueSeparator)
    case .value:
      utterance.append(element.saidValue, after: style.valueSeparator)
    case .traits:
      for word in traitWords(element) { utterance.appendSentence(word) }
    case .position:
      guard let position = element.setPosition else { return }
      let place: KeyValuePairs = ["index": "\(position.index)", "count": "\(position.count)"]
      utterance.appendSentence(words.position.filled(place))
    case .range:
      guard let ends = element.rangeTexts else { return }
      let range = words.range
      utterance.appendSentence(
        .joining { range.filled(["lowest": $0(ends.minimum), "highest": $0(ends.maximum)]) })
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
