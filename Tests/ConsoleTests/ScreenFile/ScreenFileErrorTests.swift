import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

@Suite("Errors of screen files")
struct ScreenFileErrorTests {
  /// One item on line 2, and what is wrong with it, without the file's name.
  static let items: [Case] = [
    Case(
      "7",
      "2:1: items[0]: found 7; allowed is an object whose type is heading, "
        + "text, slider, range, dial, wheel, wheels or countdown"),
    Case(
      #"{"text": "x"}"#,
      "2:1: items[0].type: missing; needed is "
        + "heading, text, slider, range, dial, wheel, wheels or countdown"),
    Case(
      #"{"type": "slidr"}"#,
      "2:10: items[0].type: found \"slidr\"; allowed is "
        + "heading, text, slider, range, dial, wheel, wheels or countdown; nearest is \"slider\""),
    Case(
      #"{"type": "text"}"#,
      "2:1: items[0].text: missing; needed is a text without control characters"),
    Case(
      #"{"type": "text", "text": 5}"#,
      "2:26: items[0].text: found 5; allowed is a text without control characters"),
    Case(
      #"{"type": "text", "text": "a\u001bb"}"#,
      "2:26: items[0].text: found \"aU+001Bb\"; allowed is a text without control characters"),
    Case(
      #"{"type": "text", "text": "a", "id": "a b"}"#,
      "2:37: items[0].id: found \"a b\"; allowed is an id of letters, digits, hyphens, underscores and points"
    ),
    Case(
      #"{"type": "text", "text": "a", "hnt": "b"}"#,
      #"2:31: items[0].hnt: unknown key; nearest is "hint""#),
    Case(
      #"{"type": "text", "text": "a", "colour": "b"}"#,
      "2:31: items[0].colour: unknown key; allowed is type, text, id or hint"),
    Case(
      #"{"type": "text", "text": "a", "two words": null}"#,
      #"2:31: items[0]["two words"]: unknown key; allowed is type, text, id or hint"#),
    // Sliders
    Case(
      #"{"type": "slider", "label": "V"}"#, "2:1: items[0].value: missing; needed is a number"),
    Case(
      #"{"type": "slider", "label": "V", "value": 400, "maximum": 255}"#,
      "2:43: items[0].value: found 400; allowed is a number from 0 to 255"),
    Case(
      #"{"type": "slider", "label": "V", "value": 2}"#,
      "2:43: items[0].value: found 2; allowed is a number from 0 to 1"),
    Case(
      #"{"type": "slider", "label": "V", "value": 1, "minimum": 2}"#,
      "2:57: items[0].minimum: found 2; allowed is a number up to the maximum, 1"),
    Case(
      #"{"type": "slider", "label": "V", "value": 1, "minimum": 2, "maximum": -2}"#,
      "2:71: items[0].maximum: found -2; allowed is a number from the minimum, 2"),
    Case(
      #"{"type": "slider", "label": "V", "value": 1, "minimum": -1e308, "maximum": 1e308}"#,
      "2:76: items[0].maximum: found -1e+308...1e+308; allowed is bounds whose length is a finite number"
    ),
    Case(
      #"{"type": "slider", "label": "V", "value": 1, "step": -1}"#,
      "2:54: items[0].step: found -1; allowed is 0 for no step, or a positive number"),
    Case(
      #"{"type": "slider", "label": "V", "value": 1, "step": "5"}"#,
      "2:54: items[0].step: found \"5\"; allowed is 0 for no step, or a positive number"),
    Case(
      #"{"type": "slider", "label": "V", "value": 1, "step": 1e-20}"#,
      "2:54: items[0].step: found 1e-20; allowed is at least 0.0000000000000008881784197001252, "
        + "or the bounds' numbers do not move"),
    Case(
      #"{"type": "slider", "label": "V", "value": 1, "step": 0.5, "stride": 0.7}"#,
      "2:69: items[0].stride: found 0.7; allowed is a whole number of steps of 0.5"),
    Case(
      #"{"type": "slider", "label": "V", "value": 1, "page": 0}"#,
      "2:54: items[0].page: found 0; allowed is a positive number"),
    Case(
      #"{"type": "slider", "label": "V", "value": 1, "base": 1e300, "step": 0.1}"#,
      "2:54: items[0].base: found 1e+300; allowed is a number whose distance to the bounds is "
        + "under 2^52 steps"),
    Case(
      #"{"type": "slider", "label": "V", "value": 1, "disabled": "yes"}"#,
      "2:58: items[0].disabled: found \"yes\"; allowed is true or false"),
    Case(
      #"{"type": "slider", "label": "V", "value": [1]}"#,
      "2:43: items[0].value: found a list; allowed is a number"),
    // Ranges
    Case(
      #"{"type": "range", "lower": 0.5, "upper": 0.25}"#,
      "2:42: items[0].upper: found 0.25; allowed is a number from the lower value, 0.5"),
    Case(
      #"{"type": "range", "lower": 0.5, "upper": 0.75, "minimumSpan": 0.5}"#,
      "2:28: items[0].lower: found 0.5...0.75; allowed is a range at least as wide as the minimum "
        + "span, 0.5"),
    Case(
      #"{"type": "range", "lower": 0, "upper": 1, "minimumSpan": 2}"#,
      "2:58: items[0].minimumSpan: found 2; allowed is a number from 0 to the length of the bounds, 1"
    ),
    Case(
      #"{"type": "range", "lower": 0, "upper": 1, "summary": {"histogram": [1, -2], "format": "number"}}"#,
      "2:72: items[0].summary.histogram[1]: found -2; allowed is a whole number from 0 to 1000000000"
    ),
    Case(
      #"{"type": "range", "lower": 0, "upper": 1, "summary": {}}"#,
      "2:54: items[0].summary.format: missing; needed is number, percent, clock, duration, shutter "
        + "or iso, or an object whose kind is number, percent, currency, clock, duration, shutter, "
        + "iso, list, unit or template"),
    // Dials
    Case(
      #"{"type": "dial", "start": 25, "end": 1}"#,
      "2:27: items[0].start: found 25; allowed is a number from 0 to the total, 24"),
    Case(
      #"{"type": "dial", "start": 2, "end": 1, "total": 0}"#,
      "2:49: items[0].total: found 0; allowed is a positive number"),
    Case(
      #"{"type": "dial", "start": 2, "end": 1, "step": 13}"#,
      "2:48: items[0].step: found 13; allowed is 0 for no step, or a number up to half the total, 12"
    ),
    Case(
      #"{"type": "dial", "start": 2, "end": 3, "minimumSpan": 2}"#,
      "2:27: items[0].start: found 2 to 3; allowed is a range that covers, and leaves free, at least "
        + "the minimum span, 2"),
    Case(
      #"{"type": "dial", "start": 2, "end": 3, "format": {"kind": "clock", "total": 12}}"#,
      "2:77: items[0].format.total: found 12; allowed is the total of the dial, 24"),
    Case(
      #"{"type": "dial", "start": 2, "end": 3, "summary": {"histogram": [1], "format": "number"}}"#,
      "2:52: items[0].summary.histogram: unknown key; allowed is id or format"),
    // Wheels
    Case(
      #"{"type": "wheel", "label": "W"}"#, "2:1: items[0].rungs: missing; needed is this or ladder"),
    Case(
      #"{"type": "wheel", "label": "W", "rungs": []}"#,
      "2:42: items[0].rungs: found an empty list; allowed is a list of 1 to 10000"),
    Case(
      #"{"type": "wheel", "label": "W", "ladder": "iso", "values": [1\#(String(repeating: ",1", count: 10_000))]}"#,
      "2:60: items[0].values: found a list of 10001; allowed is a list of 1 to 10000"),
    Case(
      #"{"type": "wheel", "label": "W", "rungs": ["a", 1]}"#,
      "2:48: items[0].rungs[1]: found 1; allowed is a text that is not empty, or an "
        + "object with readOut"),
    Case(
      #"{"type": "wheel", "label": "W", "rungs": ["a", {"readout": "b"}]}"#,
      "2:48: items[0].rungs[1].readOut: missing; needed is a text that is not empty\n"
        + "test.json:2:49: items[0].rungs[1].readout: unknown key; nearest is \"readOut\""),
    Case(
      #"{"type": "wheel", "label": "W", "rungs": ["March"], "value": "Marhc"}"#,
      "2:62: items[0].value: found \"Marhc\"; allowed is a read-out of one of the rungs; "
        + "nearest is \"March\""),
    Case(
      #"{"type": "wheel", "label": "W", "rungs": ["a"], "index": 1}"#,
      "2:58: items[0].index: found 1; allowed is 0 to 0"),
    Case(
      #"{"type": "wheel", "label": "W", "rungs": ["a"], "index": 0, "value": "a"}"#,
      "2:61: items[0].value: found beside index; allowed is one of the two"),
    Case(
      #"{"type": "wheel", "label": "W", "ladder": "iso"}"#,
      "2:1: items[0].values: missing; needed where there is ladder"),
    Case(
      #"{"type": "wheel", "label": "W", "ladder": "iso", "values": [100, 0]}"#,
      "2:66: items[0].values[1]: found 0; allowed is a positive number"),
    Case(
      #"{"type": "wheel", "label": "W", "ladder": "iso", "values": [100], "value": 150}"#,
      "2:76: items[0].value: found 150; allowed is one of the values of the ladder"),
    Case(
      #"{"type": "wheel", "label": "W", "rungs": ["a"], "page": 0}"#,
      "2:57: items[0].page: found 0; allowed is a whole number from 1 to 1000000000"),
    Case(
      #"{"type": "wheels", "outer": {"label": "O", "rungs": ["a"], "value": "b"}, "inner": {"label": "I", "rungs": ["a"], "disabled": true}}"#,
      "2:69: items[0].outer.value: found \"b\"; allowed is a read-out of one of the rungs; "
        + "nearest is \"a\"\n"
        + "test.json:2:115: items[0].inner.disabled: unknown key; "
        + "allowed is label, id, hint, rungs, ladder, values, value, index, wraps, stride or page"),
    // Countdowns
    Case(
      #"{"type": "countdown", "duration": -1}"#,
      "2:35: items[0].duration: found -1; allowed is 0 or a positive number"),
    Case(
      #"{"type": "countdown", "duration": true}"#,
      "2:35: items[0].duration: found true; allowed is 0 or a positive number, or a length of time "
        + "such as 1h30m"),
    Case(
      #"{"type": "countdown", "duration": "soon"}"#,
      "2:35: items[0].duration: found \"soon\"; allowed is a length of time such as 1h30m"),
    Case(
      #"{"type": "countdown", "duration": 1e11}"#,
      "2:35: items[0].duration: found 100000000000; allowed is 0 to 10000000000 seconds"),
    Case(
      #"{"type": "countdown", "duration": 5, "extensionStride": 0.5}"#,
      "2:57: items[0].extensionStride: found 0.5; allowed is a number of seconds from 1"),
    Case(
      #"{"type": "countdown", "duration": 5, "announce": "secnd"}"#,
      "2:50: items[0].announce: found \"secnd\"; allowed is silent, milestones or second, "
        + "or an object with every; "
        + "nearest is \"second\""),
    Case(
      #"{"type": "countdown", "duration": 5, "announce": {"every": 1.5}}"#,
      "2:60: items[0].announce.every: found 1.5; allowed is a whole number from 1 to 1000000000"),
    // Formats
    Case(
      #"{"type": "slider", "label": "V", "value": 1, "format": "precent"}"#,
      "2:56: items[0].format: found \"precent\"; allowed is number, percent, clock, duration, shutter "
        + "or iso, or an object whose kind is number, percent, currency, clock, duration, shutter, "
        + "iso, list, unit or template; nearest is \"percent\""),
    Case(
      #"{"type": "slider", "label": "V", "value": 1, "format": {"kind": "currency", "code": "usd"}}"#,
      "2:85: items[0].format.code: found \"usd\"; allowed is an ISO 4217 code in capitals, such as USD"
    ),
    Case(
      #"{"type": "slider", "label": "V", "value": 1, "format": {"kind": "number", "fractionDigits": 10}}"#,
      "2:93: items[0].format.fractionDigits: found 10; allowed is a whole number from 0 to 9"),
    Case(
      #"{"type": "slider", "label": "V", "value": 1, "format": {"kind": "percent", "scale": 10}}"#,
      "2:85: items[0].format.scale: found 10; allowed is 1 or 100"),
    Case(
      #"{"type": "slider", "label": "V", "value": 1, "format": {"kind": "list", "values": ["a"]}}"#,
      "2:83: items[0].format.values: found 1 text for values from 0 to 1; "
        + "allowed is a text for each value, the first of them for 0"),
    Case(
      #"{"type": "slider", "label": "V", "value": 0, "minimum": -1, "maximum": 0, "format": {"kind": "template", "text": "{value}!", "of": {"kind": "list", "values": ["a"]}}}"#,
      "2:159: items[0].format.of.values: found 1 text for values from -1 to 0; "
        + "allowed is a text for each value, the first of them for 0"),
    Case(
      #"{"type": "slider", "label": "V", "value": 1, "format": {"kind": "currency"}}"#,
      "2:56: items[0].format.code: missing; needed is a text without control characters"),
  ]

  @Test(
    "One thing that is wrong is told with its place, its path and what is allowed", arguments: items
  )
  func item(example: Case) {
    #expect(errors(file(of: example.text)) == "test.json:" + example.expected)
  }

  static let files: [Case] = [
    Case("[]", "test.json:1:1: found a list; allowed is an object with title, items"),
    Case(
      "{}",
      "test.json:1:1: title: missing; needed is a text that is not empty\n"
        + "test.json:1:1: items: missing; needed is a list that is not empty"),
    Case(
      #"{"title": "", "items": []}"#,
      "test.json:1:11: title: found \"\"; allowed is a text that is not empty\n"
        + "test.json:1:24: items: found an empty list; allowed is a list that is not empty"),
    Case(
      #"{"title": "T", "locale": "xx_QQ", "itmes": []}"#,
      "test.json:1:1: items: missing; needed is a list that is not empty\n"
        + "test.json:1:26: locale: found \"xx_QQ\"; allowed is a locale such as en_US\n"
        + "test.json:1:35: itmes: unknown key; nearest is \"items\""),
  ]

  @Test("What is wrong with the whole file is told", arguments: files)
  func whole(example: Case) {
    #expect(errors(example.text) == example.expected)
  }

  @Test("All that is wrong in a file is told at once, in the order of the file")
  func allAtOnce() {
    let text = file(
      of: #"{"type": "slider", "label": "V", "value": 400, "maximum": 255, "step": -1, "stp": 5}"#,
      #"{"type": "text", "text": "a", "id": "same"}"#,
      #"{"type": "range", "lower": 500, "upper": -2, "maximum": 100, "minimumSpan": 200}"#,
      #"{"type": "range", "lower": 5, "id": "same", "upperId": "same", "upper": "6", "maximum": 3}"#,
      #"{"type": "dial", "start": 99, "end": 30, "minimumSpan": 40, "page": -1}"#,
      #"{"type": "heading"}"#)
    #expect(
      errors(text) == """
        test.json:2:43: items[0].value: found 400; allowed is a number from 0 to 255
        test.json:2:72: items[0].step: found -1; allowed is 0 for no step, or a positive number
        test.json:2:76: items[0].stp: unknown key; nearest is "step"
        test.json:4:28: items[2].lower: found 500; allowed is a number from 0 to 100
        test.json:4:42: items[2].upper: found -2; allowed is a number from 0 to 100
        test.json:4:77: items[2].minimumSpan: found 200; allowed is a number from 0 to the length of \
        the bounds, 100
        test.json:5:28: items[3].lower: found 5; allowed is a number from 0 to 3
        test.json:5:31: items[3].id: unknown key; allowed is type, lowerLabel, upperLabel, \
        lowerId, upperId, lowerHint, upperHint, lower, upper, minimum, maximum, step, base, \
        minimumSpan, stride, page, format, summary, disabled or readOnly
        test.json:5:56: items[3].upperId: found "same", which is also items[1].id at line 3, \
        column 37; allowed is an id that no other element has
        test.json:5:73: items[3].upper: found "6"; allowed is a number
        test.json:6:27: items[4].start: found 99; allowed is a number from 0 to the total, 24
        test.json:6:38: items[4].end: found 30; allowed is a number from 0 to the total, 24
        test.json:6:57: items[4].minimumSpan: found 40; allowed is a number from 0 to the total, 24
        test.json:6:69: items[4].page: found -1; allowed is a positive number
        test.json:7:1: items[5].text: missing; needed is a text without control characters
        """)
  }

  @Test("Of a thousand errors and more the first thousand are listed, the others counted")
  func many() {
    let list = Array(repeating: "0", count: 1500).joined(separator: ",")
    let text = file(of: #"{"type": "wheel", "label": "W", "ladder": "iso", "values": [\#(list)]}"#)
    let lines = errors(text).split(separator: "\n")
    #expect(lines.count == 1001)
    #expect(lines.last == "test.json: 500 more errors")
  }

  @Test("A broken file tells the first thing that is not JSON, with the name of the file")
  func syntax() {
    #expect(
      errors("{\"title\": \"T\",\n \"items\": [}")
        == "test.json:2:12: found \"}\"; allowed is a value: "
        + "an object, a list, a text in double quotes, a number, true, false or null")
  }

  @Test("What is found is shown on one line and cut where it is long")
  func longText() {
    let text = String(repeating: "ab\\n", count: 100)
    let message = errors(file(of: #"{"type": "\#(text)"}"#))
    #expect(message.hasPrefix("test.json:2:10: items[0].type: found \"abU+000Aab"))
    #expect(message.contains("...\"; allowed is"))
    #expect(!message.contains("\n"))
  }

  @Test(
    "An error is one line, whatever it is made of",
    arguments: [
      ([.key("items"), .index(2), .key("step")], "sleep.json:4:17: items[2].step: found -1"),
      ([], "sleep.json:4:17: found -1"),
    ] as [([JSONPath.Part], String)])
  func description(path: [JSONPath.Part], expected: String) {
    let error = ScreenFileError(
      file: "sleep.json", place: TextPlace(line: 4, column: 17), path: JSONPath(parts: path),
      problem: .refused(.shown("-1"), .flag, nearest: nil))
    #expect(error.text(in: English()) == expected + "; allowed is true or false")
  }

  @Test("The name of a file is printed so that it stays on its line and moves no cursor")
  func printableName() throws {
    let error = #expect(throws: ScreenFileErrors.self) {
      try ScreenFile(Array("{".utf8), name: "bad\u{1B}[31m\nname.json", fallback: english)
    }
    #expect(error?.text(in: English()).hasPrefix("badU+001B[31mU+000Aname.json:1:2: found") == true)
    let many = ScreenFileErrors(errors: error?.errors ?? [], unlisted: 2)
    #expect(many.text(in: English()).hasSuffix("\nbadU+001B[31mU+000Aname.json: 2 more errors"))
  }
}
