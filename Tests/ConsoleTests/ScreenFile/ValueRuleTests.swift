import AdjustableCore
import Testing

@testable import a11y_console

@Suite("Values of the right kind that are refused all the same")
struct ValueRuleTests {
  private static let words = "allowed is a list of numbers; words go in rungs"

  static let items: [Case] = [
    // Lists of texts
    Case(
      #"{"type": "range", "lower": 0, "upper": 1, "summary": {"histogram": [5, 6], "format": {"kind": "list", "values": ["a"]}}}"#,
      "2:113: items[0].summary.format.values: found 1 text for values from 0 to 11; "
        + "allowed is a text for each value, the first of them for 0"),
    Case(
      #"{"type": "range", "lower": 0, "upper": 1, "maximum": 2, "summary": {"format": {"kind": "template", "text": "{value}!", "of": {"kind": "list", "values": ["a", "b"]}}}}"#,
      "2:153: items[0].summary.format.of.values: found 2 texts for values from 0 to 2; "
        + "allowed is a text for each value, the first of them for 0"),
    Case(
      #"{"type": "dial", "start": 1, "end": 2, "total": 4, "step": 1, "summary": {"format": {"kind": "list", "values": ["a", "b", "c"]}}}"#,
      "2:112: items[0].summary.format.values: found 3 texts for values from 0 to 3; "
        + "allowed is a text for each value, the first of them for 0"),
    Case(
      #"{"type": "dial", "start": 0.9, "end": 0.8, "total": 4, "step": 1, "summary": {"format": {"kind": "list", "values": ["a", "b", "c", "d"]}}}"#,
      "2:116: items[0].summary.format.values: found 4 texts for values from 0 to 3.9999999999999996; "
        + "allowed is a text for each value, the first of them for 0"),
    Case(
      #"{"type": "slider", "label": "V", "value": 1, "format": {"kind": "list", "values": ["", "  "]}}"#,
      "2:84: items[0].format.values[0]: found \"\"; allowed is a text that is not empty\n"
        + "test.json:2:88: items[0].format.values[1]: found \"  \"; "
        + "allowed is a text that is more than spaces"),
    Case(
      #"{"type": "wheel", "label": "W", "rungs": ["\u200b\u2003"]}"#,
      "2:43: items[0].rungs[0]: found \"U+200B\u{2003}\"; allowed is a text that is more than spaces"
    ),
    Case(
      #"{"type": "slider", "label": "V", "value": 1, "format": {"kind": "unit", "one": "", "other": "{value}"}}"#,
      "2:80: items[0].format.one: found \"\"; allowed is a text that is not empty"),
    // Whole numbers
    Case(
      #"{"type": "range", "lower": 0, "upper": 1, "summary": {"histogram": [1, 1e19], "format": "number"}}"#,
      "2:72: items[0].summary.histogram[1]: found 1e19; allowed is a whole number from 0 to 1000000000"
    ),
    Case(
      #"{"type": "countdown", "duration": 5, "announce": {"every": 9.3e18}}"#,
      "2:60: items[0].announce.every: found 9.3e18; allowed is a whole number from 1 to 1000000000"),
    Case(
      #"{"type": "wheel", "label": "W", "rungs": ["a"], "index": 9223372036854775807}"#,
      "2:58: items[0].index: found 9223372036854775807; "
        + "allowed is a whole number from 0 to 1000000000"),
    // Words where numbers go
    Case(
      #"{"type": "wheel", "label": "W", "values": ["June", "July"]}"#,
      "2:43: items[0].values: found words; \(words)"),
    Case(
      #"{"type": "wheel", "label": "W", "ladder": "iso", "values": ["June", "7"], "value": "June"}"#,
      "2:60: items[0].values: found words; \(words)"),
    Case(
      #"{"type": "wheel", "label": "W", "ladder": "iso", "values": ["100"]}"#,
      "2:61: items[0].values[0]: found \"100\"; allowed is a positive number"),
    Case(
      #"{"type": "wheel", "label": "W", "ladder": "iso", "values": [100, "many"]}"#,
      "2:66: items[0].values[1]: found \"many\"; allowed is a positive number"),
  ]

  @Test("The rule that is broken is named, and no other", arguments: items)
  func item(example: Case) {
    #expect(errors(file(of: example.text)) == "test.json:" + example.expected)
  }

  @Test(
    "A title says which of its rules is broken",
    arguments: [
      ("", "found \"\"; allowed is a text that is not empty"),
      (" \u{A0}", "found \" \u{A0}\"; allowed is a text that is more than spaces"),
      ("a\\nb", "found \"aU+000Ab\"; allowed is a text without control characters"),
      (
        String(repeating: "é", count: 1_001),
        "found a text of 1001 characters; allowed is at most 1000"
      ),
    ])
  func title(text: String, expected: String) {
    let file = #"{"title": "\#(text)", "items": [{"type": "text", "text": "a"}]}"#
    #expect(errors(file) == "test.json:1:11: title: \(expected)")
  }

  @Test(
    "Texts, labels and ids have a longest length, and one of that length is read",
    arguments: [
      (#"{"type": "heading", "text": "TEXT"}"#, 1_000, "a text"),
      (#"{"type": "text", "text": "TEXT"}"#, 10_000, "a text"),
      (#"{"type": "text", "text": "a", "hint": "TEXT"}"#, 1_000, "a text"),
      (#"{"type": "text", "text": "a", "id": "TEXT"}"#, 1_000, "an id"),
      (#"{"type": "slider", "label": "TEXT", "value": 1}"#, 1_000, "a text"),
      (#"{"type": "wheel", "label": "a", "rungs": ["TEXT"]}"#, 1_000, "a text"),
    ])
  func longest(item: String, most: Int, what: String) {
    let text = { item.replacing("TEXT", with: String(repeating: "é", count: $0)) }
    #expect(errors(file(of: text(most))) == "")
    #expect(
      errors(file(of: text(most + 1))).hasSuffix(
        ": found \(what) of \(most + 1) characters; allowed is at most \(most)"))
  }

  @Test(
    "A list with a text for each sum is read",
    arguments: [
      #"{"type": "range", "lower": 0, "upper": 1, "summary": {"histogram": [1, 1], "format": {"kind": "list", "values": ["a", "b", "c"]}}}"#,
      #"{"type": "range", "lower": 0, "upper": 1, "summary": {"format": {"kind": "list", "values": ["a", "b"]}}}"#,
      #"{"type": "dial", "start": 1, "end": 2, "total": 4, "step": 1, "summary": {"format": {"kind": "list", "values": ["a", "b", "c", "d"]}}}"#,
      #"{"type": "dial", "start": 1, "end": 2, "total": 4, "step": 1, "minimumSpan": 1, "summary": {"format": {"kind": "list", "values": ["a", "b", "c", "d"]}}}"#,
    ])
  func covered(item: String) throws {
    let screen = try screenFile(file(of: item)).screen
    #expect(screen.elements.last?.label.isEmpty == false)
  }
}
