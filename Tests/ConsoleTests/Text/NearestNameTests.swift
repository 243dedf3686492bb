import Testing

@testable import a11y_console

@Suite("The nearest name")
struct NearestNameTests {
  private static let names = ["step", "start", "stride", "label", "id", "minimum", "maximum"]

  @Test(
    "A misspelt name leads to the one that was meant",
    arguments: [
      ("stp", "step"), ("setp", "step"), ("stepp", "step"), ("STEP", "step"), ("strat", "start"),
      ("lable", "label"), ("Id", "id"), ("minimun", "minimum"), ("maxmum", "maximum"),
      ("step", "step"), ("stirde", "stride"),
    ])
  func near(typed: String, expected: String) {
    #expect(nearestName(to: typed, among: Self.names) == expected)
  }

  @Test("What is like none of them has no nearest", arguments: ["", "colour", "x1y2z3", "zz"])
  func far(typed: String) {
    #expect(nearestName(to: typed, among: Self.names) == nil)
  }

  @Test("The first of equally near names wins, and a nearer one before both")
  func order() {
    #expect(nearestName(to: "cat", among: ["bat", "hat"]) == "bat")
    #expect(nearestName(to: "cat", among: ["bat", "cats", "cat"]) == "cat")
  }

  @Test("A long text costs nothing and leads nowhere", .timeLimit(.minutes(1)))
  func long() {
    let text = String(repeating: "step", count: 1_000_000)
    #expect(nearestName(to: text, among: Self.names) == nil)
    #expect(nearestName(to: "step", among: [text, "step"]) == "step")
  }
}
