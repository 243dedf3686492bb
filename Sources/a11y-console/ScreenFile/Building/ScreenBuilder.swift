import AdjustableCore
import Foundation

/// Makes a screen's items from what passed the check, and collects what the core refuses.
struct ScreenBuilder: Sendable {
  /// The locale of the screen.
  let locale: Locale
  /// What is wrong so far.
  var errors: FoundErrors
  /// The ids that are taken.
  var ids: ElementIDs
  /// Formats cost far more to make than to find again.
  var formats: [ValueFormat.Kind: ValueFormat] = [:]
  /// So do the rungs of a camera's ladders, by the kind of ladder and the value.
  var rungs: [String: [Double: Ladder.Rung]] = [:]
  /// The format of every countdown.
  let countdownFormat: CountdownFormat

  /// Goes on from a check.
  init(locale: Locale, after check: ShapeCheck) {
    self.locale = locale
    errors = check.errors
    ids = ElementIDs(taken: check.givenIDs)
    countdownFormat = CountdownFormat(locale: locale, style: .automatic)
  }

  /// What the author says of an element.
  mutating func description(
    _ fields: Fields, label: String?, id: FieldName = .id, hint: FieldName = .hint
  ) -> ElementDescription {
    let label = label ?? ""
    return ElementDescription(
      label: label, id: fields.text(id) ?? ids.id(for: label, fallback: fields.shape.name),
      hint: fields.text(hint) ?? "")
  }

  /// What an element is called where the file gives no label: a word of the screen's language.
  func name(_ label: DefaultLabel) -> String { Languages.spoken(in: locale).text(label) }

  /// The ends of a straight control; nil where they are wrong, and nothing else can then be judged.
  mutating func bounds(_ fields: Fields) -> ClosedRange<Double>? {
    guard !fields.isUnusable(.minimum), !fields.isUnusable(.maximum) else { return nil }
    let (minimum, maximum) = (fields.number(.minimum) ?? 0, fields.number(.maximum) ?? 1)
    if minimum <= maximum { return minimum...maximum }
    if fields.number(.maximum) == nil {
      refuse(.minimum, .number(minimum), .numberUpToMaximum(maximum), fields)
    } else {
      refuse(.maximum, .number(maximum), .numberFromMinimum(minimum), fields)
    }
    return nil
  }

  /// Notes that a member is refused.
  mutating func refuse(
    _ name: FieldName, _ found: FoundValue, _ allowed: AllowedValue, nearest: String? = nil,
    _ fields: Fields
  ) {
    errors.add(
      .refused(found, allowed, nearest: nearest), at: fields.place(name),
      path: fields.path.appending(.key(name.rawValue)))
  }

  /// Tries to make something; after each refusal once more without the part that was refused, so that
  /// all that is wrong with it is told at once.
  ///
  /// - Returns: what was made at the first try, else nil.
  mutating func make<Made>(
    _ fields: Fields, _ attempt: (Fields) throws(ConfigurationError) -> Made
  ) -> Made? {
    var fields = fields
    var told: Set<String> = []
    while true {
      do throws(ConfigurationError) {
        let made = try attempt(fields)
        return told.isEmpty ? made : nil
      } catch {
        guard told.insert(error.parameter).inserted else { return nil }
        guard let name = fields.name(ofParameter: error.parameter) else {
          errors.add(.parameter(error), at: fields.node.place, path: fields.path)
          return nil
        }
        refuse(name, .refused(error.found), .accepted(error.allowed), fields)
        guard fields.drop(name) else { return nil }
      }
    }
  }
}
