import AdjustableCore
import Foundation

/// A control of one's own, made with the public interface alone: a ladder of values with texts.
///
/// By default it keeps every promise; a test breaks one of them.
struct OwnControl: AdjustableControl {
  /// One stop of the ladder.
  struct Stop: Sendable {
    var value: Double
    var text: String
    var spoken: String?
  }

  var elementIDs = ["own"]
  var label = "Brightness"
  var hint = ""
  var traits: Traits = .adjustable
  var stops: [Stop]
  var index = 0
  var isTimeOfDay = false
  /// Where a step from an index leads; the index itself where it does not move.
  var up: @Sendable (Int) -> Int = { $0 + 1 }
  var down: @Sendable (Int) -> Int = { $0 - 1 }
  /// What is announced, made from what is true.
  var promise: @Sendable (String?) -> String? = { $0 }
  /// The lowest and the highest value, where they are not those of the first and the last stop.
  var range: ClosedRange<Double>?
  var element: @Sendable (AdjustableElement) -> AdjustableElement = { $0 }

  /// A ladder that reads these texts at 0, 1, 2 and so on.
  init(_ texts: String...) { self.init(texts: texts) }

  init(texts: [String]) {
    stops = texts.enumerated().map { Stop(value: Double($0), text: $1) }
  }

  func element(_ id: String) -> AdjustableElement? {
    guard elementIDs.contains(id) else { return nil }
    let stop = stops[index]
    var element = AdjustableElement(
      id: id, label: Spoken(label), valueText: Spoken(stop.text, aloud: stop.spoken), hint: hint,
      traits: traits, value: stop.value,
      range: range ?? stops[0].value...stops[stops.count - 1].value,
      incremented: announced(up(index)), decremented: announced(down(index)))
    element.isTimeOfDay = isTimeOfDay
    return self.element(element)
  }

  mutating func perform(_ action: ElementAction, on id: String) -> Outcome {
    let before = Reading(id: id, value: stops[index].value, text: Spoken(stops[index].text))
    let next: Int
    let end: RefusalReason
    switch action {
    case .move(.by(.strides(1))): (next, end) = (up(index), .atMaximum())
    case .move(.by(.strides(-1))): (next, end) = (down(index), .atMinimum())
    default: return .refused(Refusal(reading: before, reason: .notAdjustable))
    }
    guard stops.indices.contains(next), next != index else {
      return .refused(Refusal(reading: before, reason: end))
    }
    index = next
    return .changed(
      Change(
        from: before,
        to: Reading(id: id, value: stops[index].value, text: Spoken(stops[index].text))))
  }

  func value(from typed: String, for id: String) -> Double? { Double(typed) }
  func expectation(for id: String) -> ExpectedInput { .own("number") }
  func text(of value: Double, for id: String) -> String {
    stops.first { $0.value == value }?.text ?? ""
  }

  private func announced(_ index: Int) -> Reading? {
    promise(text(at: index)).map {
      let held = min(max(index, 0), stops.count - 1)
      return Reading(id: elementIDs[0], value: stops[held].value, text: Spoken($0))
    }
  }

  private func text(at index: Int) -> String? {
    stops.indices.contains(index) && index != self.index ? stops[index].text : nil
  }
}
