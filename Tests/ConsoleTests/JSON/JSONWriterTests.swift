import Testing

@testable import a11y_console

@Suite("The JSON writer")
struct JSONWriterTests {
  private func written(_ text: String) throws -> String {
    JSONWriter.text(of: try JSONReader.node(from: Array(text.utf8)).value)
  }

  @Test("What fits on a line stands on one, below the top")
  func short() throws {
    #expect(
      try written(#"{"a":[1,2],"b":{"c":null,"d":"x"},"e":[],"f":{}}"#) == """
        {
          "a": [1, 2],
          "b": {"c": null, "d": "x"},
          "e": [],
          "f": {}
        }

        """)
  }

  @Test("No line of lists and objects is over 100 bytes, and numbers fill theirs")
  func long() throws {
    let numbers = (1...200).map(String.init).joined(separator: ",")
    let text = try written(
      "{\"numbers\":[\(numbers)],\"texts\":[\(Array(repeating: "\"abcdefghijkl\"", count: 20).joined(separator: ","))]}"
    )
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 100 })
    #expect(lines.count < 40)
    #expect(lines[2].utf8.count > 90)
    #expect(try written(text) == text)
  }

  @Test(
    "A value alone is written as it is",
    arguments: ["0.10", "-0", "1E2", "true", "null", "[]", "{}", #""a\"b\\c\n""#])
  func scalars(text: String) throws {
    #expect(try written(text) == text + "\n")
  }

  @Test("Control characters are escaped, everything else is written out")
  func escapes() throws {
    #expect(
      try written(#""\u001b\u007F\u009b\u2028\/é🙂\t""#) == #""\u001B\u007F\u009B\u2028/é🙂\t""#
        + "\n")
  }
}
