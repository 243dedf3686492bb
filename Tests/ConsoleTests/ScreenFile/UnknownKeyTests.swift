import Testing

@testable import a11y_console

@Suite("Unknown keys")
struct UnknownKeyTests {
  static let items: [Case] = [
    // A bound under another name: the value is not judged by the default.
    Case(
      #"{"type": "slider", "label": "V", "min": 50, "max": 250, "value": 180}"#,
      "2:34: items[0].min: unknown key; nearest is \"minimum\"\n"
        + "test.json:2:45: items[0].max: unknown key; nearest is \"maximum\""),
    Case(
      #"{"type": "slider", "label": "V", "Max": 250, "value": 180}"#,
      "2:34: items[0].Max: unknown key; nearest is \"maximum\""),
    Case(
      #"{"type": "range", "min": 20, "maximum": 300, "lower": 60, "upper": 180}"#,
      "2:19: items[0].min: unknown key; nearest is \"minimum\""),
    Case(
      #"{"type": "slider", "label": "V", "value": 7, "highest": 9}"#,
      "2:46: items[0].highest: unknown key; allowed is type, label, id, hint, value, minimum, "
        + "maximum, step, base, stride, page, minimumLabel, maximumLabel, format, disabled or readOnly"
    ),
    Case(
      #"{"type": "dial", "start": 30, "end": 1, "tot": 60}"#,
      "2:41: items[0].tot: unknown key; nearest is \"total\""),
    // Another key is unknown, and the default is one.
    Case(
      #"{"type": "slider", "label": "V", "value": 7, "stp": 2}"#,
      "2:43: items[0].value: found 7; allowed is a number from 0 to 1\n"
        + "test.json:2:46: items[0].stp: unknown key; nearest is \"step\""),
    Case(
      #"{"type": "slider", "label": "V", "value": 7, "colour": "red"}"#,
      "2:43: items[0].value: found 7; allowed is a number from 0 to 1\n"
        + "test.json:2:46: items[0].colour: unknown key; allowed is type, label, id, hint, value, "
        + "minimum, maximum, step, base, stride, page, minimumLabel, maximumLabel, format, "
        + "disabled or readOnly"),
    // The bounds are there beside it.
    Case(
      #"{"type": "slider", "label": "V", "min": 2, "minimum": 0, "maximum": 5, "value": 7}"#,
      "2:34: items[0].min: unknown key; nearest is \"minimum\"\n"
        + "test.json:2:81: items[0].value: found 7; allowed is a number from 0 to 5"),
    // The beginning of a key
    Case(
      #"{"type": "text", "text": "a", "hi": "b"}"#,
      "2:31: items[0].hi: unknown key; nearest is \"hint\""),
    Case(
      #"{"type": "text", "text": "a", "h": "b"}"#,
      "2:31: items[0].h: unknown key; allowed is type, text, id or hint"),
  ]

  @Test("They lead to the key that was meant, and to no second error", arguments: items)
  func item(example: Case) {
    #expect(errors(file(of: example.text)) == "test.json:" + example.expected)
  }
}
