import Foundation
import Testing

@testable import AdjustableCore

/// The figures of the original countdown ring.
struct CountdownFigureTests {
  struct Left: Decodable, Sendable {
    let duration: Double
    let secondsUntilEnd: Double
  }

  struct Drawn: Decodable, Sendable {
    let duration: Double
    let remaining: Double
  }

  struct Whole: Decodable, Sendable {
    let remaining: Double
  }

  struct Text: Decodable, Sendable {
    let locale: String
    let seconds: Int
  }

  @Test(
    "What remains is held to the duration",
    arguments: try Figures.seeds("countdown.remaining", as: Figure<Left, Double>.self))
  func remaining(figure: Figure<Left, Double>) throws {
    let input = figure.input
    let remaining = CountdownMotion.remaining(
      secondsUntilEnd: input.secondsUntilEnd, duration: input.duration)
    #expect(agree(remaining, figure.output))
    let ring = try CountdownRing(
      endDate: Samples.instant(input.secondsUntilEnd), duration: input.duration,
      format: Samples.countdown, now: Samples.instant(0))
    #expect(agree(ring.remaining, figure.output))
  }

  @Test(
    "The fraction is what remains of the duration",
    arguments: try Figures.seeds("countdown.fraction", as: Figure<Drawn, Double>.self))
  func fraction(figure: Figure<Drawn, Double>) {
    let fraction = CountdownMotion.fraction(
      remaining: figure.input.remaining, duration: figure.input.duration)
    #expect(agree(fraction, figure.output))
  }

  @Test(
    "Whole seconds round up",
    arguments: try Figures.seeds("countdown.wholeSeconds", as: Figure<Whole, Int>.self))
  func wholeSeconds(figure: Figure<Whole, Int>) {
    #expect(CountdownMotion.wholeSeconds(remaining: figure.input.remaining) == figure.output)
  }

  @Test(
    "The text in the ring is the locale's",
    arguments: try Figures.seeds("countdown.text", as: Figure<Text, String>.self))
  func text(figure: Figure<Text, String>) throws {
    let format = CountdownFormat(locale: Locale(identifier: figure.input.locale), style: .seconds)
    let ring = try CountdownRing(
      duration: Double(figure.input.seconds), format: format, now: Samples.instant(0))
    let frame = ring.frame(at: ring.now, reduceMotion: true)
    #expect(frame.text == figure.output)
  }
}
