extension String {
  /// The text without surrounding space and without case, for comparing what a person typed.
  var foldedForMatching: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
      .lowercased()
  }
}
