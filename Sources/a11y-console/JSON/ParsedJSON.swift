/// What came of reading a text.
struct ParsedJSON: Sendable {
  /// The value; nil where the text is not JSON.
  let node: JSONNode?
  /// What is wrong, in the order of the text: keys that come again, then what ended the reading.
  let errors: [JSONSyntaxError]
  /// How many more keys come again.
  let unlisted: Int
}
