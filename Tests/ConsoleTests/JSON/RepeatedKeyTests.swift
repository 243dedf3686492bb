import Testing

@testable import a11y_console

@Suite("Keys that come again")
struct RepeatedKeyTests {
  @Test("They are told together with all else that is wrong, in the order of the file")
  func together() {
    let text = file(
      of: #"{"type": "slider", "label": "V", "value": 400, "maximum": 255, "value": 7}"#,
      #"{"type": "text", "text": "a", "text": 5, "hnt": "b", "id": "x", "id": "y"}"#,
      #"{"type": "heading"}"#)
    #expect(
      errors(text) == """
        test.json:2:43: items[0].value: found 400; allowed is a number from 0 to 255
        test.json:2:64: items[0].value: found the key "value" again; it is already at line 2, \
        column 34
        test.json:3:31: items[1].text: found the key "text" again; it is already at line 3, \
        column 18
        test.json:3:42: items[1].hnt: unknown key; nearest is "hint"
        test.json:3:65: items[1].id: found the key "id" again; it is already at line 3, column 54
        test.json:4:1: items[2].text: missing; needed is a text without control characters
        """)
  }

  @Test("Where the text is not JSON in the end, they are told before that")
  func beforeSyntax() {
    #expect(
      errors("{\"title\": \"T\", \"title\": \"U\",\n \"items\": [}").hasPrefix(
        "test.json:1:16: title: found the key \"title\" again; it is already at line 1, column 2\n"
          + "test.json:2:12: found \"}\"; allowed is a value"))
  }

  @Test("In what is refused as a whole they are told too, with their paths")
  func inside() {
    #expect(
      errors(
        file(of: #"{"type": "text", "text": "a", "x": [0, {"b c": 1, "b c": {"d": 1, "d": 2}}]}"#))
          == """
          test.json:2:31: items[0].x: unknown key; allowed is type, text, id or hint
          test.json:2:51: items[0].x[1]["b c"]: found the key "b c" again; it is already at line 2, \
          column 41
          test.json:2:67: items[0].x[1]["b c"].d: found the key "d" again; it is already at line 2, \
          column 59
          """)
  }

  @Test("The first value is kept, and nothing after it is read past")
  func first() {
    let reading = JSONReader.parsed(Array(#"{"a": 1, "a": [2, {}], "b": 3}"#.utf8))
    guard case .object(let members)? = reading.node?.value else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key) == ["a", "b"])
    #expect(members.first?.node.value == .number(JSONNumber(value: 1, text: "1")))
    #expect(reading.errors.map(\.path.description) == ["a"])
  }

  @Test("Of thousands the first thousand are listed, the others counted", .timeLimit(.minutes(1)))
  func many() {
    let keys =
      (0..<5_000).map { "\"k\($0)\": 0" } + Array(repeating: "\"k4999\": 0", count: 200_000)
    let reading = JSONReader.parsed(Array("{\(keys.joined(separator: ","))}".utf8))
    #expect(reading.errors.count == 1_000)
    #expect(reading.unlisted == 199_000)
    let lines = errors("{\(keys.joined(separator: ","))}").split(separator: "\n")
    // Beside those of the text: the keys are unknown, and title and items are missing.
    #expect(lines.last == "test.json: 204002 more errors")
  }
}
