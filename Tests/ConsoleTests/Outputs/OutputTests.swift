import AdjustableCore
import Testing

@testable import a11y_console

@Suite("Replies become lines of text or of JSON")
struct OutputTests {
  private let element = AdjustableElement(
    id: "bedtime", label: "Bedtime", valueText: "23:00", traits: [.adjustable, .notEnabled],
    value: 23, range: 0...24)

  @Test("A reply is one JSON object on one line, with the fields that apply")
  func json() {
    let reply = ConsoleReply(
      kind: .limit, spoken: "23:00. Dimmed.", element: element, reason: "disabled")
    #expect(
      JSONOutput().line(for: reply)
        == #"{"element":"bedtime","kind":"limit","label":"Bedtime","maximum":24,"minimum":0,"#
        + #""reason":"disabled","text":"23:00. Dimmed.","traits":["adjustable","notEnabled"],"#
        + #""value":23,"valueText":"23:00"}"#)
    #expect(
      JSONOutput().line(for: .error("usage", "a \"b\"\n/c"))
        == #"{"code":"usage","kind":"error","text":"a \"b\"\n/c"}"#)
  }

  @Test(
    "A reply never takes more than one line of text", arguments: ["a\nb", "a\u{2028}b", "a\u{1B}b"])
  func oneLine(text: String) {
    #expect(text.onOneLine == "a b")
  }

  @Test("Long input is cut in replies")
  func shown() {
    #expect(String(repeating: "x", count: 60).shown.count == 60)
    #expect(String(repeating: "x", count: 61).shown == String(repeating: "x", count: 57) + "...")
  }
}
