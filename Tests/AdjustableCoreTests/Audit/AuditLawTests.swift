import Foundation
import Testing

@testable import AdjustableCore

/// The shipped controls keep by construction what the audit asks of strides and promises.
@Suite("The audit finds no fault of stepping in a shipped control")
struct AuditLawTests {
  /// Rules that a control keeps whatever its author says of it.
  static let kept: Set<String> = ["unreachable-stop", "not-reversible", "promise-broken"]

  static func faults(_ control: any AdjustableControl) throws -> [Finding] {
    let screen = try Screen(title: "Screen", locale: Samples.locale, items: [.control(control)])
    return Audit.findings(in: screen, rules: Audit.rules.filter { kept.contains($0.id) })
  }

  static func text(_ findings: [Finding]) -> String {
    findings.map(\.description).joined(separator: "\n")
  }

  @Test("Random sliders, range sliders, dials and wheels", arguments: 0..<40 as Range<UInt64>)
  func random(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<10 {
      let grid = GridSample(using: &random)
      var controls: [any AdjustableControl] = [
        try grid.slider(using: &random), try grid.rangeSlider(using: &random),
        try ControlSamples.wheel(using: &random),
      ]
      if let dial = try DialSample(using: &random).dial(using: &random) { controls.append(dial) }
      for control in controls {
        let faults = Self.text(try Self.faults(control))
        #expect(faults == "")
      }
    }
  }

  @Test("Random countdowns", arguments: 100..<108 as Range<UInt64>)
  func countdowns(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let ring = try ControlSamples.ring(using: &random)
    let faults = Self.text(try Self.faults(ring))
    #expect(faults == "")
  }
}
