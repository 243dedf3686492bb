import Foundation
import Testing

@testable import AdjustableCore

@Suite("What arrows ask of the focused element")
struct ScreenReaderKeyTests {
  private func reader(_ locale: String) throws -> ScreenReader {
    ScreenReader(
      try Screen(
        title: "Evening", locale: Locale(identifier: locale), items: TestScreen.items()))
  }

  @Test(
    "Lines run as the locale's script does",
    arguments: [
      ("en_US", LayoutDirection.leftToRight), ("ja_JP", .leftToRight), ("sr_Latn", .leftToRight),
      ("ar_EG", .rightToLeft), ("he_IL", .rightToLeft), ("fa_IR", .rightToLeft),
    ])
  func direction(locale: String, expected: LayoutDirection) throws {
    #expect(try reader(locale).layoutDirection == expected)
  }

  @Test("Up and down never change places")
  func vertical() throws {
    for locale in ["en_US", "he_IL"] {
      var reader = try reader(locale)
      for index in reader.elementIDs.indices {
        reader.go(to: index)
        #expect(reader.action(for: .up) == .increment())
        #expect(reader.action(for: .down) == .decrement())
      }
    }
  }

  @Test("Left and right change places from right to left, on the slider and nowhere else")
  func horizontal() throws {
    var leftToRight = try reader("en_US")
    var rightToLeft = try reader("he_IL")
    for (index, id) in leftToRight.elementIDs.enumerated() {
      leftToRight.go(to: index)
      rightToLeft.go(to: index)
      #expect(leftToRight.action(for: .right) == .increment())
      #expect(leftToRight.action(for: .left) == .decrement())
      let flips = id == "volume"
      #expect(rightToLeft.action(for: .right) == (flips ? .decrement() : .increment()), "\(id)")
      #expect(rightToLeft.action(for: .left) == (flips ? .increment() : .decrement()), "\(id)")
    }
    #expect(leftToRight.elementIDs.contains("volume"))
  }

  @Test("A value can be set where there is one that is enabled and not read-only")
  func settable() throws {
    var reader = try reader("en_US")
    var settable: [String] = []
    for (index, id) in reader.elementIDs.enumerated() {
      reader.go(to: index)
      if reader.canSet { settable.append(id) }
    }
    #expect(settable == ["bedtime", "wake-up", "volume", "month", "tea"], "\(settable)")
    var slider = try Slider("Off", value: 1, in: 0...2, format: Samples.plain)
    slider.isEnabled = false
    let screen = try Screen(title: "T", locale: Samples.locale, items: [.control(slider)])
    #expect(!ScreenReader(screen).canSet)
  }
}
