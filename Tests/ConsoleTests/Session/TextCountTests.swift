import AdjustableCore
import Foundation
import Synchronization
import Testing

@testable import a11y_console

/// Texts that count how often they are made.
private struct CountingTexts: ValueTexts, Hashable {
  private final class Counts: Sendable {
    let made = Mutex((written: 0, aloud: 0))
  }

  private let counts = Counts()

  func text(_ value: Double) -> String {
    counts.made.withLock { $0.written += 1 }
    return value.plainDescription
  }

  func aloud(_ value: Double, written: String) -> String? {
    counts.made.withLock { $0.aloud += 1 }
    return "about " + written
  }

  func value(from typed: TypedText) -> Double? { Double(typed.text) }

  var expectation: ExpectedInput { .own("number") }

  /// How many texts were made since this was asked last: written, and said aloud.
  func taken() -> [Int] {
    counts.made.withLock { made in
      defer { made = (0, 0) }
      return [made.written, made.aloud]
    }
  }

  static func == (left: Self, right: Self) -> Bool { left.counts === right.counts }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(counts)) }
}

@Suite("How many texts a line makes")
struct TextCountTests {
  private let texts = CountingTexts()

  private func session(carriesElements: Bool = false) throws -> Session {
    let locale = Locale(identifier: "en_US")
    let slider = try Slider(
      "Volume", value: 5, in: 0...10, step: 1, format: ValueFormat(texts: texts, locale: locale))
    let screen = try Screen(title: "T", locale: locale, items: [.control(slider)])
    var session = Session(
      ScreenReader(screen), carriesElements: carriesElements, now: .seconds(0))
    _ = session.open()
    _ = texts.taken()
    return session
  }

  @Test(
    "One step makes one text, and one said aloud only where speech asks", arguments: ["+", "-"])
  func step(line: String) throws {
    var session = try session()
    let replies = session.handle(line, at: .seconds(0)).replies
    #expect(TextOutput().text(for: replies) == (line == "+" ? "6\n" : "4\n"))
    #expect(texts.taken() == [1, 0])
    let messages = SpeechOutput.messages(for: replies)
    #expect(messages.map(\.text) == [line == "+" ? "about 6" : "about 4"])
    #expect(texts.taken() == [0, 1])
  }

  @Test("A focus makes one text")
  func focus() throws {
    var session = try session()
    #expect(session.type("read") == ["Volume: 5. Adjustable."])
    #expect(texts.taken() == [1, 0])
  }

  @Test("JSON has the value text of the element beside the line")
  func json() throws {
    var session = try session(carriesElements: true)
    let replies = session.handle("+", at: .seconds(0)).replies
    #expect(replies.map(JSONOutput().line(for:)).count == 1)
    #expect(texts.taken() == [2, 0])
  }
}
