import Foundation
public struct ValueFormat: Hashable, Sendable {
  public init() {}
  func text(_ v: Double) -> String { "\(v)" }
  func spokenText(_ v: Double) -> String? { nil }
  func value(from: String) -> Double? { Double(from) }
  var expectation: String { "" }
}
public struct CountdownFormat: Hashable, Sendable {
  public enum Style: Hashable, Sendable { case seconds, automatic }
  public var locale: Locale
  public init(locale: Locale, style: Style) { self.locale = locale }
  func positional(_ v: Int) -> String { "\(v)" }
  func valueText(_ v: Int) -> String { "\(v)" }
  func spokenText(_ v: Int) -> String? { nil }
}
enum DurationReader { static func seconds(from: String) -> Double? { nil } }
