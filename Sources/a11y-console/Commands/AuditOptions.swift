/// What is audited, and how it is reported.
struct AuditOptions: Equatable {
  var screens: [String] = []
  var locale: String?
  var isJSON = false
  /// Whether warnings count as errors do.
  var isStrict = false
  /// Where JUnit XML is written; nil for nowhere.
  var junit: String?
  /// Where SARIF is written; nil for nowhere.
  var sarif: String?
}

extension AuditOptions {
  /// Understands the options of the command line.
  init(_ split: SplitArguments, screens: [String]) throws(UsageError) {
    // A report must not take the place of another file of the same call.
    var taken = screens
    for option in [OptionName.junit, .sarif] {
      guard let path = split.value(option) else { continue }
      guard !taken.contains(path) else {
        throw .refused(option.typed, found: path.shown, .fileOfItsOwn)
      }
      taken.append(path)
    }
    self.init(
      screens: screens, locale: try split.locale(), isJSON: split.has(.json),
      isStrict: split.has(.strict), junit: split.value(.junit), sarif: split.value(.sarif))
  }
}
