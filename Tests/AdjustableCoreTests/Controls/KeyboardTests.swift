import Foundation
import Testing

@testable import AdjustableCore

/// The key tests of the W3C's example sliders and spinners, on our controls.
struct KeyboardTests {
  /// Whether a key that is pressed n times is n actions, or one with a count.
  enum Presses: String, CaseIterable {
    case oneByOne
    case counted
  }

  @Test(
    "Keys lead where they lead in the W3C's examples",
    arguments: try Figures.cases(in: "keyboard", as: KeyboardCase.self), Presses.allCases)
  func keys(example: KeyboardCase, presses: Presses) throws {
    switch example.control {
    case "slider": try check(slider(example), example, presses)
    case "range": try check(range(example), example, presses)
    case "wheel": try check(wheel(example), example, presses)
    default: Issue.record("no control is called \(example.control)")
    }
  }

  private func check(
    _ start: some AdjustableControl, _ example: KeyboardCase, _ presses: Presses
  ) throws {
    var control = start
    for key in example.ops where key.op == "key" {
      let id = control.elementIDs[key.thumb ?? 0]
      let times = key.times ?? 1
      for _ in 0..<(presses == .oneByOne ? times : 1) {
        let action = try #require(key.action(times: presses == .oneByOne ? 1 : times))
        _ = control.perform(action, on: id)
      }
    }
    let elements = control.elements
    if let value = example.expected.value {
      #expect(elements[0].value == value - Double(example.config.first ?? 0), "\(example.id)")
    }
    if let values = example.expected.values {
      #expect(elements.map(\.value) == values, "\(example.id)")
    }
    if let index = example.expected.index {
      #expect(elements[0].value == Double(index), "\(example.id)")
    }
    if let bounds = example.expected.thumbBounds {
      #expect(elements.map(\.range) == bounds.map(\.range), "\(example.id)")
    }
    if let text = example.expected.text { try checkText(text, of: elements[0], in: example) }
  }

  private func checkText(
    _ text: String, of element: AdjustableElement, in example: KeyboardCase
  ) throws {
    if example.config.labels != nil {
      #expect(element.valueText == text, "\(example.id)")
    } else if example.config.format == "minutes and seconds" {
      // Only on load does the example add the total, which is our upper end.
      let hasTotal = example.ops.contains { $0.op == "read" }
      let total = hasTotal ? " of \(element.rangeTexts?.maximum ?? "")" : ""
      #expect(plainWords(element.valueText + total) == plainWords(text), "\(example.id)")
    } else {
      // The words of the rating are not part of the case's configuration.
      #expect(example.expected.index != nil, "\(example.id)")
    }
  }

  private func plainWords(_ text: String) -> String {
    text.lowercased().filter { $0 != "," }
  }

  private func bounds(_ example: KeyboardCase) throws -> ClosedRange<Double> {
    try #require(example.config.min)...#require(example.config.max)
  }

  private func slider(_ example: KeyboardCase) throws -> Slider {
    let isTime = example.config.format == "minutes and seconds"
    return try Slider(
      "Value", value: #require(example.number), in: bounds(example), step: example.config.step,
      page: example.config.page,
      format: ValueFormat(isTime ? .duration() : .number(), locale: Samples.locale))
  }

  private func range(_ example: KeyboardCase) throws -> RangeSlider {
    let values = try #require(example.config.values)
    return try RangeSlider(
      range: values[0]...values[1], in: bounds(example), step: example.config.step,
      page: example.config.page, format: Samples.plain)
  }

  private func wheel(_ example: KeyboardCase) throws -> WheelSlider {
    let config = example.config
    let texts = try config.labels ?? (0..<#require(config.count)).map { "\($0)" }
    let ladder = try Ladder(
      rungs: texts.map { Ladder.Rung(readOut: Spoken($0)) }, wraps: config.wrap ?? false)
    let wheel = try WheelSlider.Wheel(
      "Value", ladder: ladder, index: #require(example.startIndex),
      page: config.page.map { Int($0) })
    return WheelSlider(wheel)
  }
}
