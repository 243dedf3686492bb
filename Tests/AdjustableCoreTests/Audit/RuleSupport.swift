import AdjustableCore
import Foundation
import Testing

/// Judges items, or one element on its own, by one rule.
enum Judge {
  static func faults(
    _ rule: String, _ items: [Screen.Item], locale: String = "en_US"
  ) throws -> [String] {
    let rule = try #require(Audit.rules.first { $0.id == rule })
    let screen = try Screen(
      title: "Screen", locale: Locale(identifier: locale), items: items)
    return Audit.findings(in: screen, rules: [rule]).map { "\($0.element): \($0.message())" }
  }

  static func faults(
    _ rule: String, _ control: any AdjustableControl, locale: String = "en_US"
  ) throws -> [String] {
    try faults(rule, [.control(control)], locale: locale)
  }

  /// A control that reads two good values, with a part of it changed.
  static func control(_ change: (inout OwnControl) -> Void = { _ in }) -> OwnControl {
    var control = OwnControl("10%", "20%")
    change(&control)
    return control
  }
}
