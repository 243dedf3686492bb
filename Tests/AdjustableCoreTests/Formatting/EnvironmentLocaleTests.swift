import AdjustableCore
import Foundation
import Testing

@Suite("The locale of an environment")
struct EnvironmentLocaleTests {
  @Test(
    "the first variable that is not empty decides",
    arguments: [
      (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "de_DE@euro"], "de_DE"),
      (["LANG": "fr_FR.ISO8859-15@euro"], "fr_FR"), ([:], "en_US"), (["LANG": ""], "en_US"),
      (["LANG": "C"], "en_US"), (["LANG": "C.UTF-8"], "en_US"), (["LANG": "POSIX"], "en_US"),
      (["LC_ALL": "fi_FI.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "fr_FR"], "fi_FI"),
      (["LC_ALL": "", "LC_MESSAGES": "de_DE", "LANG": "fr_FR"], "de_DE"),
      (["LC_ALL": "C", "LANG": "fr_FR"], "en_US"), (["LC_TIME": "fr_FR"], "en_US"),
      (["LANG": "xx_nonsense"], "en_US"), (["LANG": "de"], "de"), (["LANG": ".UTF-8"], "en_US"),
    ] as [([String: String], String)])
  func environment(variables: [String: String], expected: String) {
    #expect(EnvironmentLocale.locale(from: variables).identifier == expected)
  }

  @Test(
    "an identifier is brought to its usual spelling",
    arguments: [
      ("en_US", "en_US"), ("en-us", "en_US"), ("DE", "de"), ("zh_hant_tw", "zh_Hant_TW"),
      ("es-419", "es_419"), ("en_001", "en_001"), ("sr-Latn", "sr_Latn"), ("en_DE", "en_DE"),
      ("fil_PH", "fil_PH"),
    ] as [(String, String)])
  func valid(identifier: String, expected: String) {
    #expect(EnvironmentLocale.localeIdentifier(validating: identifier) == expected)
  }

  @Test(
    "what names no locale is refused",
    arguments: [
      "", "xx_nonsense", "en US", "xx", "en_", "_US", "en_XX", "english", "e", "en_US_x", "C", "12",
      "en_US.UTF-8", "en__US", "дe", "en_US_US", "-",
    ])
  func invalid(identifier: String) {
    #expect(EnvironmentLocale.localeIdentifier(validating: identifier) == nil)
  }
}
