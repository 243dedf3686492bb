import AdjustableCore
import Testing

@testable import a11y_console

@Suite("The JSON reader")
struct JSONReaderTests {
  private func error(_ bytes: [UInt8]) -> String {
    do throws(JSONSyntaxError) {
      _ = try JSONReader.node(from: bytes)
      return "nothing"
    } catch {
      return "\(error.place.line):\(error.place.column): \(English().text(.json(error.problem)))"
    }
  }

  private static let value =
    "a value: an object, a list, a text in double quotes, a number, true, false or null"
  private static let escapes =
    #"one of \" \\ \/ \b \f \n \r \t, or \u and four hexadecimal digits"#

  static let broken: [Case] = [
    Case("", "1:1: found the end of the file; allowed is \(value)"),
    Case(" \n\t\r\n ", "3:2: found the end of the file; allowed is \(value)"),
    Case("[1, 2", "1:6: found the end of the file; allowed is a comma or ]"),
    Case("{\"a\": 1", "1:8: found the end of the file; allowed is a comma or }"),
    Case("[1, 2,]", "1:7: found a comma before ]; JSON allows none there"),
    Case("{\"a\": 1,\n}", "2:1: found a comma before }; JSON allows none there"),
    Case("[,1]", "1:2: found \",\"; allowed is \(value)"),
    Case("[1 2]", "1:4: found \"2\"; allowed is a comma or ]"),
    Case("{\"a\" 1}", "1:6: found \"1\"; allowed is a colon after the key"),
    Case("{a: 1}", "1:2: found a; allowed is a key in double quotes"),
    Case("{1: 1}", "1:2: found \"1\"; allowed is a key in double quotes"),
    Case("{'a': 1}", "1:2: found \"'\"; allowed is a key in double quotes"),
    Case("{\"a\":}", "1:6: found \"}\"; allowed is \(value)"),
    Case("1 1", "1:3: found \"1\"; allowed is the end of the file"),
    Case("{}\n{}", "2:1: found \"{\"; allowed is the end of the file"),
    Case("[]]", "1:3: found \"]\"; allowed is the end of the file"),
    Case("// note\n1", "1:1: found a comment; JSON has none"),
    Case("[1, /* two */ 2]", "1:5: found a comment; JSON has none"),
    Case("[1] # done", "1:5: found \"#\"; allowed is the end of the file"),
    Case("NaN", "1:1: found NaN; allowed is \(value)"),
    Case("[Infinity]", "1:2: found Infinity; allowed is \(value)"),
    Case("[-Infinity]", "1:3: found Infinity; allowed is a digit after the minus sign"),
    Case("True", "1:1: found True; allowed is \(value)"),
    Case("nulls", "1:1: found nulls; allowed is \(value)"),
    Case("true1", "1:1: found true; allowed is \(value)"),
    Case("undefined", "1:1: found undefined; allowed is \(value)"),
    Case("01", "1:1: found a number with a zero in front; allowed is a number without"),
    Case("[-012]", "1:2: found a number with a zero in front; allowed is a number without"),
    Case("+1", "1:1: found \"+\"; allowed is \(value)"),
    Case(".5", "1:1: found \".\"; allowed is \(value)"),
    Case("[1.]", "1:4: found \"]\"; allowed is a digit after the decimal point"),
    Case("1e", "1:3: found the end of the file; allowed is a digit after the exponent mark"),
    Case("1e+x", "1:4: found x; allowed is a digit after the exponent mark"),
    Case("-", "1:2: found the end of the file; allowed is a digit after the minus sign"),
    Case("0x10", "1:2: found x; allowed is the end of the file"),
    Case("[1e999]", "1:2: found 1e999; allowed is a number up to 1.8e308 either way"),
    Case("-1e400", "1:1: found -1e400; allowed is a number up to 1.8e308 either way"),
    Case(
      "\n [\"ab",
      "2:3: found a text without its closing quotation mark; "
        + "allowed is a \" before the end of the file"),
    Case(
      "\"a\nb\"", "1:3: found the control character U+000A in a text; allowed is the escape \\n"),
    Case("\"\t\"", "1:2: found the control character U+0009 in a text; allowed is the escape \\t"),
    Case(
      "\"\u{0}\"",
      "1:2: found the control character U+0000 in a text; allowed is the escape \\u0000"),
    Case(#""\x41""#, "1:3: found x; allowed is \(escapes)"),
    Case(#""\'""#, "1:3: found \"'\"; allowed is \(escapes)"),
    Case(#""\u12G4""#, "1:6: found G; allowed is one of the four hexadecimal digits after \\u"),
    Case(#""é\uD800""#, #"1:3: found the surrogate \uD800 alone; allowed is a pair of surrogates"#),
    Case(#""\uDC00""#, #"1:2: found the surrogate \uDC00 alone; allowed is a pair of surrogates"#),
    Case(
      #""\uD800\u0041""#, #"1:2: found the surrogate \uD800 alone; allowed is a pair of surrogates"#
    ),
    Case(
      "{\"a\": 1,\n  \"b\": 2,\n  \"a\": 3}",
      "3:3: found the key \"a\" again; it is already at line 1, column 2"),
    Case(
      "{\"é\": 1, \"e\u{301}\": 2}",
      "1:10: found the key \"e\u{301}\" again; it is already at line 1, column 2"),
    Case(
      String(repeating: "[", count: 65),
      "1:65: found lists or objects nested 65 deep; allowed is 64"),
    Case(
      String(repeating: "{\"a\":", count: 100),
      "1:321: found lists or objects nested 65 deep; allowed is 64"),
    Case("\u{A0}1", "1:1: found \"\u{A0}\"; allowed is \(value)"),
    Case("[\"né🙂\", x]", "1:9: found x; allowed is \(value)"),
    Case("\"né\u{1F642}\" \u{7}", "1:7: found \"U+0007\"; allowed is the end of the file"),
  ]

  @Test("What is not JSON is refused at its line and column", arguments: broken)
  func brokenSyntax(example: Case) {
    #expect(error(Array(example.text.utf8)) == example.expected)
  }

  @Test(
    "Bytes that are not UTF-8 are refused where they stand",
    arguments: [
      ([0xFF], 1), ([0x22, 0xFF, 0x22], 2), ([0x22, 0xC3, 0x22], 2), ([0x22, 0xC0, 0x80, 0x22], 2),
      ([0x22, 0xC3, 0xA9, 0xED, 0xA0, 0x80, 0x22], 3), ([0x22, 0xE0, 0x80, 0x80, 0x22], 2),
      ([0x22, 0xF0, 0x80, 0x80, 0x80, 0x22], 2), ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 2),
      ([0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], 2), ([0x22, 0x80, 0x22], 2), ([0x22, 0xE2, 0x82], 2),
    ] as [([UInt8], Int)])
  func invalidBytes(bytes: [UInt8], column: Int) {
    let message = error(bytes)
    #expect(message.hasPrefix("1:\(column): found the byte "))
    #expect(message.contains("which is not UTF-8"))
  }

  @Test(
    "A key that comes twice is found in a small object and in a large one",
    arguments: [2, 8, 9, 500])
  func duplicateKey(count: Int) {
    let keys = (1..<count).map { "\"k\($0)\": 0" }
    let text = "{" + (keys + ["\"k1\": 0"]).joined(separator: ", ") + "}"
    #expect(error(Array(text.utf8)).contains("found the key \"k1\" again"))
  }

  @Test("A byte order mark is skipped and takes no column")
  func byteOrderMark() {
    #expect(error([0xEF, 0xBB, 0xBF] + Array("x".utf8)).hasPrefix("1:1: found x"))
    #expect(error([0xEF, 0xBB, 0xBF] + Array("[]".utf8)) == "nothing")
  }

  @Test("Lines end with LF, CR LF or CR")
  func lineEnds() {
    #expect(error(Array("[1,\n2,\r\n3,\r4,\n\r x".utf8)).hasPrefix("6:2: found x"))
  }

  @Test("Every value knows where it begins, and every key")
  func places() throws {
    let node = try JSONReader.node(from: Array("{\n  \"é\": [true,\n 1]}".utf8))
    let member = try #require(node.value.member("é"))
    #expect(member.place == TextPlace(line: 2, column: 3))
    #expect(member.node.place == TextPlace(line: 2, column: 8))
    guard case .array(let nodes) = member.node.value else {
      Issue.record("no list")
      return
    }
    #expect(
      nodes.map(\.place) == [TextPlace(line: 2, column: 9), TextPlace(line: 3, column: 2)])
  }

  @Test(
    "Numbers keep their value and their digits",
    arguments: [
      ("0", 0), ("-0", -0.0), ("12", 12), ("-7", -7), ("0.25", 0.25), ("1E2", 100), ("1e-7", 1e-7),
      ("123456789012345", 123_456_789_012_345), ("9007199254740993", 9_007_199_254_740_992),
      ("1.7976931348623157e308", .greatestFiniteMagnitude), ("5e-324", .leastNonzeroMagnitude),
      ("1e-999", 0),
      ("0.1000", 0.1), ("2.50e+1", 25),
    ])
  func numbers(text: String, value: Double) throws {
    let node = try JSONReader.node(from: Array(text.utf8))
    #expect(node.value == .number(JSONNumber(value: value, text: text)))
    if case .number(let number) = node.value {
      #expect(number.value.bitPattern == value.bitPattern)
    }
  }

  @Test("Escapes become what they stand for")
  func escapes() throws {
    let node = try JSONReader.node(
      from: Array(#""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE42-\u0000""#.utf8))
    #expect(node.value == .string("\"\\/\u{8}\u{C}\n\r\té🙂-\u{0}"))
  }

  @Test("Sixty-four lists deep is allowed")
  func deepest() {
    let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(error(Array(text.utf8)) == "nothing")
  }
}
