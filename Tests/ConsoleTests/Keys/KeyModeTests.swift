import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

@Suite("Keys become commands and lines")
struct KeyModeTests {
  /// A session that is worked by keys: what each press says.
  private struct Worked {
    var session: Session
    var keys: KeyMode

    init(_ screen: String, locale: String = "en_US", isAsking: Bool = false) throws {
      let file = try BuiltInScreen.file(named: screen, locale: Locale(identifier: locale))
      session = Session(ScreenReader(file.screen), isAsking: isAsking, now: .seconds(0))
      session.mode = .keys
      keys = KeyMode(isAsking: isAsking)
      _ = session.open()
    }

    mutating func turn(_ key: Key) -> Session.Turn {
      switch keys.press(key, on: session.reader) {
      case .command(let command): session.handle(command, at: .seconds(0))
      case .say(let notice): session.say(notice, at: .seconds(0))
      case .list(let lines): session.list(lines, at: .seconds(0))
      }
    }

    mutating func press(_ key: Key) -> [String] { turn(key).replies.map(\.text) }

    mutating func press(_ text: String) -> [String] {
      text.unicodeScalars.flatMap { press($0 == "\n" ? Key(.enter) : .character($0)) }
    }
  }

  @Test("No key is bound twice, and every binding is in the help and one sentence")
  func table() {
    let keys = KeyTable.bindings.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    for binding in KeyTable.bindings {
      #expect(English().summary(of: binding.purpose).hasSuffix("."))
      #expect(!English().names(of: binding.help).isEmpty)
      for key in binding.keys { #expect(KeyTable.binding(of: key)?.purpose == binding.purpose) }
    }
    #expect(Set(KeyTable.bindings.map(\.purpose)) == Set(KeyPurpose.allCases))
  }

  static let presses: [(Key, String)] = [
    (Key(.up), "$65"), (Key(.down), "$55"), (Key(.right), "$65"), (Key(.left), "$55"),
    (.character("+"), "$65"), (.character("-"), "$55"), (Key(.pageUp), "$90"),
    (Key(.pageDown), "$30"), (Key(.home), "$20"), (Key(.end), "$150"),
    (Key(.tab), "Maximum price: $180. Adjustable."),
    (.character("n"), "Maximum price: $180. Adjustable."),
    (Key(.tab, .shift), "Nightly prices before fees and taxes"),
    (.character("p"), "Nightly prices before fees and taxes"),
    (Key(.enter), "Minimum price: $60. Adjustable."),
    (.character("r"), "Minimum price: $60. Adjustable."),
    (.character(" "), "Minimum price: $60. Adjustable."),
    (.character("h"), "Press + or - to adjust."),
    (.character("a"), "Minimum price: $60. Adjustable. Press + or - to adjust."),
    (.character("4"), "4 typed. Enter takes it, Escape drops it."),
    (.character("٤"), "٤ typed. Enter takes it, Escape drops it."),
    (.character("="), "Type a value. Enter takes it, Escape drops it."),
    (.character("u"), "$60. Nothing to undo."),
    (.character("?"), "Press a key to hear what it does, or ? again for all keys."),
    (Key(.escape), "Nothing is being typed."),
    // Caps Lock cannot be heard.
    (.character("N"), "Maximum price: $180. Adjustable."),
    (.character("x"), "x does nothing. Press ? for keys."),
    (Key(.up, .shift), "Shift Up does nothing. Press ? for keys."),
    (Key(.function(1)), "F1 does nothing. Press ? for keys."),
    (Key(.paste), "Pasted text is not taken."),
    (Key(.unknown), "This key does nothing. Press ? for keys."),
  ]

  @Test("Each press gives its one line", arguments: presses)
  func lines(key: Key, line: String) throws {
    var worked = try Worked("price")
    #expect(worked.press(key) == [line])
  }

  @Test("s stops speech, q and Ctrl-D quit")
  func effects() throws {
    var worked = try Worked("price")
    #expect(worked.turn(.character("s")).effect == .speech(.stop))
    #expect(worked.turn(.character("q")).effect == .quit)
    #expect(worked.turn(.character("d", .control)).effect == .quit)
  }

  @Test("Left and Right change places from right to left, on a range and not on a dial")
  func rightToLeft() throws {
    var range = try Worked("price", locale: "he_IL")
    let before = range.session.reader.focused.value ?? 0
    _ = range.press(Key(.left))
    #expect(range.session.reader.focused.value == before + 5)
    _ = range.press(Key(.up))
    #expect(range.session.reader.focused.value == before + 10)
    #expect(range.press("?").count == 1)
    #expect(range.press(Key(.left)) == ["Left: Goes up."])
    var dial = try Worked("sleep", locale: "he_IL")
    _ = dial.press(Key(.left))
    #expect(dial.session.reader.focused.value == 22.75)
  }

  @Test("Space starts, pauses, resumes and restarts a countdown that the focus is on")
  func space() throws {
    var worked = try Worked("timer")
    #expect(worked.press("h") == ["Press Space to begin."])
    #expect(
      worked.press("    ") == [
        "3 seconds. Running.", "3 seconds. Paused.", "3 seconds. Running.", "3 seconds. Paused.",
      ])
  }

  @Test("A value is typed a character a line, and Enter takes it")
  func typing() throws {
    var worked = try Worked("sleep")
    #expect(
      worked.press("22:30\n") == [
        "2 typed. Enter takes it, Escape drops it.", "22 typed.", "22: typed.", "22:3 typed.",
        "22:30 typed.", "22:30",
      ])
    #expect(worked.press("=abc\n").last == "22:30. abc is not a time of day, such as 22:30.")
    #expect(worked.press("=\n") == ["Type a value.", "22:30. Nothing typed."])
    // Every letter is itself, q and ? too.
    #expect(
      worked.press("1q?sn") == [
        "1 typed.", "1q typed.", "1q? typed.", "1q?s typed.", "1q?sn typed.",
      ])
    #expect(worked.press(Key(.up)) == ["1q?sn typed. Enter takes it, Escape drops it."])
    #expect(worked.press(Key(.backspace)) == ["1q?s typed."])
    #expect(worked.press(Key(.escape)) == ["22:30. 1q?s dropped."])
    #expect(worked.press(Key(.up)) == ["22:45"])
    #expect(worked.press("1") == ["1 typed."])
    #expect(worked.press(Key(.backspace)) == ["Empty."])
    #expect(worked.turn(.character("d", .control)).effect == .quit)
  }

  @Test("A value that never ends is no longer than it can be")
  func longValue() throws {
    var worked = try Worked("volume")
    let lines = worked.press(String(repeating: "1", count: 300))
    #expect(lines.count == 300 && lines.last?.hasSuffix("No value is longer.") == true)
    #expect(worked.keys.typed?.count == KeyMode.longestValue)
  }

  @Test("Where nothing can be set a digit says so at once")
  func notSettable() throws {
    var worked = try Worked("volume")
    #expect(worked.press(Key(.tab, .shift)) == ["Sound. Heading."])
    #expect(worked.press("4") == ["Sound. Not adjustable."])
    #expect(worked.keys.typed == nil)
  }

  @Test("? says what the next key does and does nothing; twice it lists all")
  func help() throws {
    var worked = try Worked("price")
    for binding in KeyTable.bindings where binding.action != .help {
      guard let key = binding.keys.first else { continue }
      _ = worked.press("?")
      let lines = worked.press(key)
      #expect(
        lines.count == 1 && lines[0].hasPrefix(English().name(of: key.word) + ": "), "\(lines)")
    }
    #expect(worked.session.reader.focused.value == 60)
    #expect(worked.press("?x").last == "x does nothing. Press ? for keys.")
    #expect(worked.press("??").count == KeyTable.bindings.count + 1)
  }

  @Test("Where a value is asked for Enter takes it, Escape and q take none")
  func asking() throws {
    var worked = try Worked("volume", isAsking: true)
    #expect(worked.press(Key(.up)) == ["105"])
    #expect(worked.press(" ") == ["Volume: 105. Adjustable."])
    #expect(worked.turn(Key(.enter)).effect == .take)
    #expect(worked.turn(Key(.escape)).effect == .cancel)
    #expect(worked.turn(.character("q")).effect == .cancel)
    // Escape drops what is typed before it gives up.
    _ = worked.press("5")
    #expect(worked.turn(Key(.escape)).effect == nil)
  }

  @Test("Any bytes, seeded, on every screen: each key is answered", arguments: BuiltInScreen.names)
  func random(screen: String) throws {
    var random = SplitMix64(seed: 23)
    var worked = try Worked(screen)
    var decoder = KeyDecoder()
    let likely = Array("\u{1B}[ABCDHF5~6\t +-=0123456789:.\r\u{7F}?npruhas".utf8)
    let now = ContinuousClock.now
    for _ in 0..<3_000 {
      let byte =
        Int.random(in: 0..<8, using: &random) == 0
        ? UInt8.random(in: 0...255, using: &random) : likely.randomElement(using: &random) ?? 0
      for key in decoder.keys(from: [byte], at: now) {
        let turn = worked.turn(key)
        #expect(!turn.replies.isEmpty || turn.effect != nil, "\(key)")
        #expect(!turn.replies.contains { $0.text.isEmpty }, "\(key)")
      }
    }
  }
}
