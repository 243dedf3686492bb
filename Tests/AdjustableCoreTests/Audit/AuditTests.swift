import AdjustableCore
import Foundation
import Testing

@Suite("An audit judges a screen by every rule")
struct AuditTests {
  static let locale = Locale(identifier: "en_US")

  static func screen(
    _ items: [Screen.Item], suppressions: [Screen.Suppression] = []
  ) throws -> Screen {
    try Screen(title: "Screen", locale: locale, items: items, suppressions: suppressions)
  }

  /// A control with a fault of its own, and the rule that must find it.
  static func faulty() throws -> [(rule: String, item: Screen.Item)] {
    func own(_ id: String, _ label: String, _ change: (inout OwnControl) -> Void) -> Screen.Item {
      var control = OwnControl("10%", "20%")
      control.elementIDs = [id]
      control.label = label
      change(&control)
      return .control(control)
    }
    let plain = try ValueFormat(.number(), locale: locale)
    let countdown = CountdownFormat(locale: locale)
    let start = Date(timeIntervalSinceReferenceDate: 0)
    var fixed = try CountdownRing("Break", duration: 60, format: countdown, now: start)
    fixed.isReadOnly = true
    return [
      ("label-missing", own("nameless", "") { _ in }),
      ("value-missing", own("mute", "Mute one") { $0.stops[1].text = "" }),
      ("value-silent-change", own("silent", "Silent one") { $0.stops[1].text = "10%" }),
      ("value-unreadable", own("odd", "Odd one") { $0.stops[1].text = "nan" }),
      ("unreachable-stop", own("short", "Short one") { $0.range = 0...5 }),
      (
        "not-reversible",
        own("astray", "Stray one") {
          $0.stops = (0...3).map { .init(value: Double($0), text: "\($0)0%") }
          $0.down = { $0 == 2 ? 0 : $0 - 1 }
        }
      ),
      ("promise-broken", own("liar", "Loose one") { $0.promise = { $0.map { $0 + "!" } } }),
      (
        "labels-indistinct",
        .control(
          try RangeSlider(
            lower: .init(label: "Price", id: "low"), upper: .init(label: "Price", id: "high"),
            range: 2...8, in: 0...10, step: 1, format: plain))
      ),
      ("label-duplicate", own("twin", "Mute one") { _ in }),
      ("label-role-word", own("worded", "Lamp dial") { _ in }),
      ("label-form", own("lower", "lamp") { _ in }),
      ("label-in-value", own("twice", "Gain") { $0.stops[1].text = "Gain 20%" }),
      ("text-repeats-element", .text(ElementDescription(label: "Lamp dial 10%", id: "text"))),
      ("hint-form", own("hinted", "Hinted one") { $0.hint = "Sets the lamp" }),
      ("trait-conflict", own("torn", "Torn one") { $0.traits = [.adjustable, .button] }),
      (
        "too-many-steps",
        .control(
          try Slider("Long one", value: 0, in: 0...101, step: 1, format: plain))
      ),
      ("value-ambiguous", own("unclear", "Unclear one") { $0.stops[1].text = "1/125" }),
      (
        "off-grid-value",
        .control(
          try Slider("Crooked one", value: 3, in: 0...10, step: 2, format: plain))
      ),
      (
        "countdown-every-second",
        .control(
          try CountdownRing(
            "Rest", duration: 30, announcements: .everySecond, format: countdown, now: start))
      ),
      ("countdown-fixed", .control(fixed)),
    ]
  }

  @Test("A screen with a fault of each kind has exactly those findings, in its order")
  func eachKind() throws {
    let faulty = try Self.faulty()
    let findings = Audit.findings(in: try Self.screen(faulty.map(\.item)))
    #expect(findings.map(\.rule) == faulty.map(\.rule))
    #expect(
      findings.map(\.element)
        == faulty.map { $0.rule == "labels-indistinct" ? "high" : $0.item.elementIDs[0] })
    #expect(faulty.map(\.rule) == Audit.rules.map(\.id), "a fault for every rule that ships")
  }

  @Test("The rules are those that are promised, each with its severity")
  func promised() {
    let errors = [
      "label-missing", "value-missing", "value-silent-change", "value-unreadable",
      "unreachable-stop", "not-reversible", "promise-broken", "labels-indistinct",
    ]
    let warnings = [
      "label-duplicate", "label-role-word", "label-form", "label-in-value",
      "text-repeats-element", "hint-form", "trait-conflict", "too-many-steps", "value-ambiguous",
      "off-grid-value", "countdown-every-second", "countdown-fixed",
    ]
    #expect(Audit.rules.filter { $0.severity == .error }.map(\.id) == errors)
    #expect(Audit.rules.filter { $0.severity == .warning }.map(\.id) == warnings)
  }

  @Test("Every rule says in sentences when it fires and what to do, and names its source")
  func sentences() {
    for rule in Audit.rules {
      for text in [rule.words.summary(), rule.words.advice()] {
        #expect(text.hasSuffix(".") && text.first?.isUppercase == true, "\(rule.id): \(text)")
      }
      #expect(!rule.source.isEmpty)
    }
  }

  @Test("A finding says in one line where, how bad, which rule, what and what to do")
  func line() throws {
    var control = OwnControl("10%", "10%")
    control.label = "Brightness"
    let findings = Audit.findings(in: try Self.screen([.control(control)]))
    #expect(
      "\(findings)" == """
        [own: error: value-silent-change: "10%" is heard at 0 and at 1. \
        Give the format enough digits, or the control a larger step.]
        """)
    #expect(findings.first?.source == "this library")
  }

  @Test("A rule of one's own is judged beside those that ship")
  func own() throws {
    struct Shouting: AuditRule {
      let id = "label-shouts"
      let severity = Finding.Severity.warning
      let words = RuleWords.own(
        summary: "The label is in capitals.",
        advice: "Write it in lower case: some voices spell capitals.")
      let source = "a test"
      func fault(in subject: AuditSubject) -> AuditFault? {
        let label = subject.element.label
        return label == label.uppercased() ? .own("Its label is \(label).") : nil
      }
    }
    let screen = try Self.screen([.heading("SOUND"), .text("Set it well.")])
    let findings = Audit.findings(in: screen, rules: Audit.rules + [Shouting()])
    #expect(findings.map(\.rule) == ["label-shouts"])
  }

  @Test("A rule that is switched off for an element is told with its reason, and only there")
  func suppressed() throws {
    let plain = try ValueFormat(.number(), locale: Self.locale)
    let long = try Slider("Long one", value: 0, in: 0...101, step: 1, format: plain)
    let other = try Slider("Other one", value: 0, in: 0...101, step: 1, format: plain)
    let report = Audit.report(
      on: try Self.screen(
        [.control(long), .control(other)],
        suppressions: [
          .init(rule: "too-many-steps", element: "long-one", reason: "It has a page of ten."),
          .init(rule: "label-form", element: "other-one", reason: "It is short."),
        ]))
    #expect(report.findings.map(\.element) == ["other-one"])
    #expect(report.suppressed.map(\.finding.element) == ["long-one"])
    #expect(report.suppressed.map(\.reason) == ["It has a page of ten."])
    #expect(
      report.notes.map(\.description) == [
        "other-one: note: suppression-unused: label-form is switched off here and would not fire."
      ])
  }

  @Test("An audit changes nothing, and says the same again")
  func pure() throws {
    let screen = try Self.screen(try Self.faulty().map(\.item))
    let first = Audit.findings(in: screen)
    #expect(Audit.findings(in: screen) == first)
  }

  @Test("Ten thousand elements are judged in one go")
  func large() throws {
    let plain = try ValueFormat(.number(), locale: Self.locale)
    let items = try (0..<10_000).map { number -> Screen.Item in
      let text = ElementDescription(label: "Text \(number)", id: "t\(number)")
      let label = ElementDescription(label: "Slider \(number)", id: "s\(number)")
      return number.isMultiple(of: 2)
        ? .text(text) : .control(try Slider(label, value: 0, in: 0...2, step: 1, format: plain))
    }
    let findings = Audit.findings(in: try Self.screen(items))
    #expect(findings.count == 5000)
    #expect(Set(findings.map(\.rule)) == ["label-role-word"])
  }
}
