import Foundation

/// The variables that name a locale, made safe for the libraries that read them by themselves.
enum LocaleVariables {
  static let names = ["LC_ALL", "LC_MESSAGES", "LANG"]

  /// Takes back what is no name of a locale: ICU reads these variables too, and a long or odd one
  /// makes it end the program (measured with Swift 6.3 on Linux).
  ///
  /// Must come before anything of Foundation.
  static func prepare() {
    for name in names {
      guard let value = getenv(name), !isHarmless(String(cString: value)) else { continue }
      unsetenv(name)
    }
  }

  /// Whether a text has the form of a locale's name: `en`, `en_US.UTF-8`, `sr_RS@latin`, `C`, `POSIX`.
  static func isHarmless(_ text: String) -> Bool {
    guard text.utf8.count <= 32 else { return false }
    let name = text.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    if name.elementsEqual("POSIX".utf8) { return true }
    let parts = name.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }
    let rest = text.utf8.dropFirst(name.count)
    return parts.count <= 4 && (parts.first.map { $0.count <= 3 } ?? true)
      && parts.dropFirst().allSatisfy { (2...8).contains($0.count) }
      && parts.joined().allSatisfy(isLetterOrDigit)
      && rest.allSatisfy { isLetterOrDigit($0) || ".@-_".utf8.contains($0) }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
