import AdjustableCore
import Foundation
import Synchronization
import Testing

@Suite("A walk goes over every stop, forward and back")
struct WalkTests {
  /// A rule that hands what it is shown to a test.
  final class Spy: AuditRule {
    let id = "spy"
    let severity = Finding.Severity.warning
    let words = RuleWords.own(summary: "Fires never.", advice: "Nothing.")
    let source = "a test"
    private let seen = Mutex<[AuditSubject]>([])
    var subjects: [AuditSubject] { seen.withLock { $0 } }

    func fault(in subject: AuditSubject) -> AuditFault? {
      seen.withLock { $0.append(subject) }
      return nil
    }
  }

  static func subjects(_ control: any AdjustableControl) throws -> [AuditSubject] {
    let spy = Spy()
    let screen = try Screen(
      title: "Screen", locale: Locale(identifier: "en_US"), items: [.control(control)])
    _ = Audit.findings(in: screen, rules: [spy])
    return spy.subjects
  }

  static var plain: ValueFormat {
    get throws { try ValueFormat(.number(), locale: Locale(identifier: "en_US")) }
  }

  @Test("Every stop of a slider is walked once, wherever it begins", arguments: [0, 5, 10, 12])
  func slider(value: Double) throws {
    let slider = try Slider("Gain", value: value, in: 0...12, step: 5, format: Self.plain)
    let walk = try #require(try Self.subjects(slider).first?.walk)
    #expect(walk.stops.compactMap(\.value).sorted() == [0, 5, 10, 12])
    #expect(walk.stops[0].value == value)
    #expect(walk.passages.count == 6)
    #expect(walk.increments == 3)
    #expect(walk.hasEnds && !walk.isCut && !walk.startsOffGrid)
    #expect(walk.detours.isEmpty && walk.stalls.isEmpty)
  }

  @Test("Each element of a range is walked as far as the other lets it")
  func range() throws {
    let slider = try RangeSlider(
      lower: "Least", upper: "Most", range: 2...8, in: 0...10, step: 2, format: Self.plain)
    let walks = try Self.subjects(slider).map { $0.walk.stops.compactMap(\.value).sorted() }
    #expect(walks == [[0, 2, 4, 6, 8], [2, 4, 6, 8, 10]])
  }

  @Test("A dial is walked from one side of the other handle to its other side, across zero")
  func dial() throws {
    let dial = try CircularRangeSlider(
      startValue: 23, endValue: 7, total: 24, step: 1, minimumSpan: 1, format: Self.plain)
    let walk = try #require(try Self.subjects(dial).first?.walk)
    #expect(walk.stops.count == 23)
    #expect(!walk.stops.contains { $0.value == 7 })
    #expect(!walk.hasEnds)
  }

  @Test("A wheel that wraps is walked once round")
  func wheel() throws {
    let rungs = (1...12).map { Ladder.Rung(readOut: "Month \($0)") }
    let wheel = WheelSlider(
      try .init("Birth", ladder: Ladder(rungs: rungs, wraps: true), index: 4))
    let walk = try #require(try Self.subjects(wheel).first?.walk)
    #expect(walk.stops.count == 12)
    #expect(walk.increments == 12)
    #expect(walk.passages.count == 24)
  }

  @Test("What offers no action is heard where it stands")
  func standing() throws {
    var slider = try Slider("Gain", value: 5, in: 0...12, step: 5, format: Self.plain)
    slider.isReadOnly = true
    let walk = try #require(try Self.subjects(slider).first?.walk)
    #expect(walk.stops.count == 1 && walk.passages.isEmpty)
  }

  @Test("A countdown is heard at every second to its end, and the screen's own is left as it was")
  func countdown() throws {
    let now = Date(timeIntervalSinceReferenceDate: 8e8)
    var ring = try CountdownRing(
      duration: 12, format: CountdownFormat(locale: Locale(identifier: "en_US")), now: now)
    _ = ring.perform(.start)
    _ = ring.advance(to: now + 9)
    let run = try #require(try Self.subjects(ring).first?.run)
    #expect(run.stops.compactMap(\.value) == (0...11).reversed().map(Double.init))
    #expect(run.announcedSeconds == [10, 5, 4, 3, 2, 1])
    #expect(run.canBePaused && run.canBeExtended && !run.isCut)
    #expect(ring.wholeSeconds == 3)
  }

  @Test("Each stop is asked for its element once")
  func once() throws {
    let counter = Counter()
    var control = OwnControl(texts: (0..<200).map { "\($0)%" })
    control.element = {
      counter.add($0.value ?? -1)
      return $0
    }
    _ = try Self.subjects(control)
    let counts = counter.counts
    #expect(counts.count == 200)
    // The first is also asked for by the screen around it, which knows every label.
    #expect(counts.filter { $0.key != 0 }.allSatisfy { $0.value == 1 })
  }

  /// Counts how often each value was asked for.
  final class Counter: Sendable {
    private let values = Mutex<[Double: Int]>([:])
    var counts: [Double: Int] { values.withLock { $0 } }
    func add(_ value: Double) { values.withLock { $0[value, default: 0] += 1 } }
  }

  @Test("A walk over a million stops is cut, and says so", arguments: [0, 500_000.0, 1e6])
  func million(value: Double) throws {
    let slider = try Slider("Gain", value: value, in: 0...1e6, step: 1, format: Self.plain)
    let screen = try Screen(
      title: "Screen", locale: Locale(identifier: "en_US"), items: [.control(slider)])
    let walk = try #require(try Self.subjects(slider).first?.walk)
    #expect((10_001...10_003).contains(walk.stops.count))
    #expect(walk.isCut)
    let report = Audit.report(on: screen)
    #expect(report.findings.map(\.rule) == ["too-many-steps"])
    #expect(
      report.notes.map(\.description) == [
        "gain: note: walk-cut: The walk was cut after 10000 stops; "
          + "what follows was not judged."
      ])
  }

  @Test("A control that never comes to rest is left after as many stops")
  func restless() throws {
    struct Restless: AdjustableControl {
      var value = 0.0
      let elementIDs = ["own"]
      func element(_ id: String) -> AdjustableElement? {
        AdjustableElement(
          id: "own", label: "Restless", valueText: "\(value)", traits: .adjustable, value: value,
          range: 0...1)
      }
      mutating func perform(_ action: ElementAction, on id: String) -> Outcome {
        let from = Reading(id: id, value: value, text: "")
        value = value.isNaN ? .nan : value + 1
        return .changed(Change(from: from, to: Reading(id: id, value: value, text: "")))
      }
      func value(from typed: String, for id: String) -> Double? { nil }
      func expectation(for id: String) -> ExpectedInput { .value }
      func text(of value: Double, for id: String) -> String { "" }
    }
    #expect(try #require(Self.subjects(Restless()).first).walk.isCut)
    #expect(try #require(Self.subjects(Restless(value: .nan)).first).walk.stops.count <= 10_003)
  }
}
