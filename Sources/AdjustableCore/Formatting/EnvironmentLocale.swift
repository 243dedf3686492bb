import Foundation

/// The locale that the environment asks for, which Foundation does not read on Linux.
public enum EnvironmentLocale {
  /// The locale of LC_ALL, LC_MESSAGES or LANG, the first that is not empty.
  ///
  /// `C`, `POSIX`, nothing, and what is no locale mean `en_US`.
  public static func locale(from environment: [String: String]) -> Locale {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let identifier = named.flatMap { localeIdentifier(validating: String($0.prefix(upTo: ".@"))) }
    return Locale(identifier: identifier ?? "en_US")
  }

  /// An identifier in its usual spelling, `en-us` as `en_US`; nil when there is no such locale.
  ///
  /// A language of ISO 639, then at most a script of four letters and a region of ISO 3166.
  public static func localeIdentifier(validating identifier: String) -> String? {
    let parts = identifier.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard let first = parts.first, (2...3).contains(first.count), first.isASCIIWord else {
      return nil
    }
    let language = first.lowercased()
    guard Locale.LanguageCode(language).isISOLanguage else { return nil }
    var checked = [language]
    var rest = parts.dropFirst()
    if let script = rest.first, script.count == 4, script.isASCIIWord {
      checked.append(script.capitalized)
      rest = rest.dropFirst()
    }
    if let region = rest.first?.uppercased(), Locale.Region(region).isISORegion {
      checked.append(region)
      rest = rest.dropFirst()
    }
    return rest.isEmpty ? checked.joined(separator: "_") : nil
  }
}

extension StringProtocol {
  fileprivate var isASCIIWord: Bool { allSatisfy { $0.isASCII && $0.isLetter } }
}

extension String {
  /// What stands before the first of some characters.
  fileprivate func prefix(upTo marks: String) -> Substring {
    prefix { !marks.contains($0) }
  }
}
