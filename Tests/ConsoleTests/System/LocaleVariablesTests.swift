import Foundation
import Testing

@testable import a11y_console

@Suite("Variables that name a locale are made safe for the libraries that read them")
struct LocaleVariablesTests {
  @Test(
    "What has the form of a locale's name stays",
    arguments: [
      "", "C", "POSIX", "en", "en_US", "en_US.UTF-8", "de_DE.ISO-8859-15@euro", "sr_Latn_RS",
      "C.UTF-8", "ca_ES@valencia", "tlh",
    ])
  func harmless(text: String) { #expect(LocaleVariables.isHarmless(text)) }

  @Test(
    "What has not is taken away",
    arguments: [
      "this is not a locale", "/usr/share/locale/en", "Deutsch (Deutschland)", "aaaaaaaaaaaa",
      "aaaaaaaaaaaa_US", "en_" + String(repeating: "x", count: 180), "en_US.UTF-8/../x", "en\n",
    ])
  func harmful(text: String) { #expect(!LocaleVariables.isHarmless(text)) }

  @Test(
    "With such a variable the program speaks American English", arguments: LocaleVariables.names)
  func program(name: String) throws {
    let process = try Program.process(["transcript", "price"])
    process.environment = [name: "this is not a locale"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(text.contains("$60"))
  }
}
