import Foundation
import Testing

@testable import a11y_console

@Suite("What a picture is written with")
struct SVGElementTests {
  @Test("Markup is written out, and what XML cannot hold is left out")
  func escaping() throws {
    let odd = "a<b>&\"'\u{0}\u{1}\u{8}\u{B}\u{1F}\t\n\u{FFFE}\u{FFFF}é🙂\u{2028}"
    let kept = "a<b>&\"'\t\né🙂\u{2028}"
    var text = ""
    SVGElement("g", ["aria-label": odd]) { [SVGElement("title", text: odd)] }.write(to: &text)
    let root = try #require(Picture.root(of: text))
    #expect(root["aria-label"] == kept)
    #expect(root.children[0].text == kept)
  }

  @Test("Any text is held by a well-formed picture", arguments: 0..<5)
  func anyText(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<40 {
      var label = ""
      for _ in 0..<20 {
        let number = UInt32.random(in: 0...0x11000, using: &random)
        if let scalar = Unicode.Scalar(number) { label.unicodeScalars.append(scalar) }
      }
      var text = ""
      SVGElement("g", ["aria-label": label], text: label).write(to: &text)
      #expect(Picture.root(of: text) != nil)
    }
  }

  @Test("Lengths have two decimals at most and no exponent")
  func numbers() {
    let cases: [(Double, String)] = [
      (0, "0"), (-0.001, "0"), (1.005, "1"), (12.346, "12.35"), (-3.25, "-3.25"),
      (1e12, "1000000000000"),
      (.nan, "0"), (.infinity, "0"), (1e300, "0"),
    ]
    for (number, text) in cases { #expect(number.svg == text) }
  }

  @Test("Lines break at spaces, and inside a word only where it does not fit")
  func lines() {
    #expect(TextLines.lines(of: "one two three", size: 10, width: 50) == ["one two", "three"])
    #expect(TextLines.lines(of: "", size: 10, width: 50) == [""])
    #expect(TextLines.lines(of: "  a \n b  ", size: 10, width: 500) == ["a b"])
    #expect(TextLines.lines(of: "aaaaaaaaaa", size: 10, width: 20) == ["aaa", "aaa", "aaa", "a"])
    #expect(TextLines.lines(of: "漢字", size: 10, width: 0) == ["漢", "字"])
    #expect(TextLines.shortened("January", size: 11, width: 32) == "Jan…")
    #expect(TextLines.shortened("3.2k", size: 11, width: 32) == "3.2k")
  }
}

@Suite("The colours of a picture")
struct PaletteTests {
  @Test("Contrast is reckoned as WCAG does")
  func contrast() {
    #expect(abs(Palette.contrast("#000000", "#ffffff") - 21) < 1e-9)
    #expect(abs(Palette.contrast("#777777", "#ffffff") - 4.48) < 0.01)
    #expect(Palette.contrast("#123456", "#123456") == 1)
  }

  @Test(
    "Texts contrast 4.5:1 and graphics 3:1, by day and by night", arguments: [Palette.light, .dark])
  func enough(palette: Palette) {
    for (ink, ground) in palette.texts {
      #expect(Palette.contrast(ink, ground) >= 4.5, "\(ink) on \(ground)")
    }
    for (ink, ground) in palette.graphics {
      #expect(Palette.contrast(ink, ground) >= 3, "\(ink) on \(ground)")
    }
  }
}
