import Testing

@testable import a11y_console

@Suite("Time in a session is what it is handed")
struct SessionTimeTests {
  private static let ring = #"{"type": "countdown", "duration": 3}"#
  private static let minute = #"{"type": "countdown", "duration": 60}"#
  private static let extended =
    #"{"type": "countdown", "duration": 60, "extensionStride": 30}"#

  @Test("Before the first tick time passes by the clock outside")
  func outside() throws {
    var session = try Session.on(Self.ring)
    _ = session.open()
    #expect(session.type("start", at: 10) == ["3 seconds. Running."])
    #expect(session.nextChange == .seconds(11))
    #expect(session.type("r", at: 12) == ["1", "Time remaining: 1 second"])
    #expect(session.type("r", at: 99).first == "Time is up.")
  }

  @Test("From the first tick on the clock outside counts for nothing")
  func tick() throws {
    var session = try Session.on(Self.ring)
    _ = session.open()
    _ = session.type("start", at: 10)
    #expect(session.type("tick 1s", at: 10) == ["2"])
    #expect(session.nextChange == nil)
    #expect(session.type("r", at: 110) == ["Time remaining: 2 seconds"])
    #expect(session.advance(to: .seconds(200)).isEmpty)
    #expect(session.type("tick 1s", at: 300) == ["1"])
    #expect(session.type("tick 1s", at: 300) == ["Time is up."])
  }

  @Test("extend without a duration adds the ring's own stride, or a minute where it has none")
  func extend() throws {
    var own = try Session.on(Self.extended)
    _ = own.type("start")
    #expect(own.type("extend") == ["1 minute, 30 seconds"])
    var none = try Session.on(Self.minute)
    _ = none.type("start")
    #expect(none.type("extend") == ["2 minutes"])
    #expect(none.type("extend 5s") == ["2 minutes, 5 seconds"])
  }

  @Test("extend from elsewhere goes to the first countdown, by that one's stride")
  func extendFromElsewhere() throws {
    var session = try Session.on(#"{"type": "text", "text": "a"}"#, Self.extended)
    _ = session.type("first")
    let reply = try #require(session.type("extend").first)
    #expect(reply.hasSuffix(": 1 minute, 30 seconds"))
  }

  @Test("Of several countdowns the one that speaks next is waited for, and none that is silent")
  func several() throws {
    var session = try Session.on(
      #"{"type": "countdown", "label": "Tea", "duration": 60, "announce": {"every": 20}}"#,
      #"{"type": "countdown", "label": "Egg", "duration": 50, "announce": "silent"}"#,
      #"{"type": "countdown", "label": "Rice", "duration": 70}"#)
    for (label, seconds) in [("tea", 0.0), ("egg", 1), ("rice", 5)] {
      _ = session.type("go \(label)", at: seconds)
      _ = session.type("start", at: seconds)
    }
    var said: [String] = []
    while let next = session.nextChange, next <= .seconds(60) {
      said += session.advance(to: next).map {
        "\(Int(next.timeIntervalSinceReferenceDate)) \($0.text)"
      }
    }
    #expect(
      said == [
        "15 Rice: 1 minute", "20 Tea: 40 seconds", "40 Tea: 20 seconds", "45 Rice: 30 seconds",
        "55 Rice: 20 seconds", "60 Tea: Time is up.",
      ])
    #expect(session.type("go egg", at: 61).last == "Egg: 0 seconds")
  }

  @Test("The hint of a countdown follows its state")
  func hints() throws {
    var session = try Session.on(Self.ring)
    #expect(session.type("hint") == ["Type start to begin."])
    _ = session.type("start")
    #expect(session.type("hint") == ["Type pause to hold."])
    _ = session.type("pause")
    #expect(session.type("hint") == ["Type resume to go on."])
    _ = session.type("resume")
    _ = session.type("tick 3s")
    #expect(session.type("hint") == ["Type restart to begin again."])
  }
}
