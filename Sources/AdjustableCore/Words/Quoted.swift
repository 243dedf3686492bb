extension String {
  /// The text in quotation marks, so that its ends and an empty one are heard; invisible characters are
  /// written out.
  var quoted: String {
    "\""
      + unicodeScalars.map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format:
          "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: String(scalar)
        }
      }.joined() + "\""
  }
}
