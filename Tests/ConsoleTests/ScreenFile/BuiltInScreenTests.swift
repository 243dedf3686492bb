import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

@Suite("The built-in screens")
struct BuiltInScreenTests {
  @Test(
    "Each has its title, and its elements read as they should",
    arguments: [
      (
        "sleep", "Sleep",
        """
        sleep: Sleep
        bedtime: Bedtime: 23:00
        wake-up: Wake up: 07:00
        summary: 8 hours of sleep
        """
      ),
      (
        "price", "Price range",
        """
        price-range: Price range
        nightly-prices-before-fees-and-taxes: Nightly prices before fees and taxes
        minimum-price: Minimum price: $60
        maximum-price: Maximum price: $180
        stays: 186 stays
        """
      ),
      (
        "camera", "Camera",
        """
        shutter-speed: Shutter speed: 1/125: 7 of 14
        iso: ISO: 400: 3 of 8
        """
      ),
      (
        "timer", "Get ready",
        """
        get-ready: Get ready
        time-remaining: Time remaining: 3 seconds
        your-next-set-starts-soon: Your next set starts soon
        """
      ),
      (
        "volume", "Sound",
        """
        sound: Sound
        volume: Volume: 100
        """
      ),
    ])
  func elements(name: String, title: String, expected: String) throws {
    let screen = try BuiltInScreen.file(named: name, locale: english).screen
    #expect(screen.title == title)
    let lines = screen.elements.map { element in
      var parts = [element.id, element.label]
      if !element.valueText.isEmpty { parts.append(element.valueText) }
      if let place = element.setPosition { parts.append("\(place.index) of \(place.count)") }
      return parts.joined(separator: ": ")
    }
    #expect(lines.joined(separator: "\n") == expected)
  }

  @Test("Every stop of the camera's wheels is there")
  func camera() throws {
    let screen = try BuiltInScreen.file(named: "camera", locale: english).screen
    let wheel = try #require(screen.control("iso") as? WheelSlider)
    #expect(
      wheel.wheels.map { $0.ladder.rungs.map(\.readOut.written).joined(separator: " ") } == [
        "1/8000 1/4000 1/2000 1/1000 1/500 1/250 1/125 1/60 1/30 1/15 1/8 1/4 1/2 1 s",
        "100 200 400 800 1600 3200 6400 12800",
      ])
  }

  @Test("Their parameters are those of the contract")
  func parameters() throws {
    let sleep = try BuiltInScreen.file(named: "sleep", locale: english).screen
    let dial = try #require(sleep.control("bedtime") as? CircularRangeSlider)
    #expect(try dial.grid == CircularGrid(total: 24, step: 0.25))
    #expect(dial.minimumSpan == 1)
    let price = try BuiltInScreen.file(named: "price", locale: english).screen
    let range = try #require(price.control("stays") as? RangeSlider)
    #expect(try range.grid == Grid(bounds: 20...300, step: 5))
    #expect(range.minimumSpan == 30)
    let volume = try BuiltInScreen.file(named: "volume", locale: english).screen
    let slider = try #require(volume.control("volume") as? Slider)
    #expect(try slider.grid == Grid(bounds: 0...255, step: 5))
    #expect(slider.endLabels == EndTexts(minimum: "Min", maximum: "Max"))
    let timer = try BuiltInScreen.file(named: "timer", locale: english).screen
    let ring = try #require(timer.control("time-remaining") as? CountdownRing)
    #expect(ring.state == .waiting)
    #expect(ring.extensionStride == nil)
    #expect(ring.format.style == .automatic)
  }

  @Test(
    "They follow the locale that is asked for", arguments: [("de_DE", "186 stays", "60\u{A0}$")])
  func locale(identifier: String, sum: String, price: String) throws {
    let screen = try BuiltInScreen.file(named: "price", locale: Locale(identifier: identifier))
      .screen
    #expect(screen.elements.map(\.valueText).contains(price))
    #expect(screen.elements.map(\.label).contains(sum))
  }

  @Test("Each is a file as saving writes it, byte for byte", arguments: BuiltInScreen.allCases)
  func canonical(screen: BuiltInScreen) throws {
    let file = try BuiltInScreen.file(named: screen.rawValue, locale: english)
    #expect(try file.saved(file.screen) == BuiltInScreen.text(of: screen.rawValue))
  }

  @Test("An unknown one is refused with the nearest name and all that there are")
  func unknown() {
    let error = #expect(throws: FileError.self) { try BuiltInScreen.text(of: "volum") }
    #expect(
      error.map(English().text) == "volum: there is no built-in screen of this name; "
        + "the nearest built-in screen is volume; allowed is sleep, price, camera, timer or volume")
  }
}
