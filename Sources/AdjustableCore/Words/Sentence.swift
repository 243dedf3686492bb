/// Where a sentence ends; the one place that knows a full stop.
extension String {
  /// Whether the text ends in a full stop.
  var endsInPeriod: Bool { hasSuffix(".") }

  /// This text as a sentence: with a closing period.
  var sentence: String { isEmpty || endsInPeriod ? self : self + "." }

  /// What stands between this text and a sentence that follows: a period only where there is none.
  var separatorBeforeSentence: String { endsInPeriod ? " " : ". " }
}
