import AdjustableCore
import Foundation

/// One JSON object a reply, each on a line; the field names are a promise.
struct JSONOutput: Output {
  /// A reply as a JSON object on one line.
  func line(for reply: ConsoleReply) -> String { Self.line(Fields(reply)) }

  static func line(_ fields: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(fields) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  /// The fields of a reply; those that do not apply are left out.
  private struct Fields: Encodable {
    let kind: String
    let text: String
    let element: String?
    let label: String?
    let valueText: String?
    let value: Double?
    let traits: [String]?
    let minimum: Double?
    let maximum: Double?
    let reason: String?
    let code: String?
    let file: String?
    let rule: String?
    let severity: String?
    let message: String?
    let advice: String?
    let source: String?
    let suppressed: String?

    init(_ reply: ConsoleReply) {
      kind = reply.kind.rawValue
      text = reply.text
      element = reply.element?.id
      label = reply.element?.label
      valueText = (reply.element?.valueText).flatMap { $0.isEmpty ? nil : $0 }
      value = reply.element?.value
      traits = reply.element?.traits.names
      minimum = reply.element?.range?.lowerBound
      maximum = reply.element?.range?.upperBound
      reason = reply.reason
      code = reply.code
      file = reply.finding?.file
      rule = reply.finding?.rule
      severity = reply.finding?.severity
      message = reply.finding?.message
      advice = reply.finding?.advice
      source = reply.finding?.source
      suppressed = reply.finding?.suppressed
    }
  }
}
