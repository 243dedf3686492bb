import AdjustableCore
import Foundation

let unitedStates = Locale(identifier: "en_US")

/// The locales in which the laws of formatting are tried.
let triedLocales = ["en_US", "de_DE", "fr_FR", "ru_RU", "ar_EG", "fi_FI", "es_ES"]
  .map { Locale(identifier: $0) }

/// A format in a locale named by its identifier.
func valueFormat(_ kind: ValueFormat.Kind, _ identifier: String = "en_US") throws -> ValueFormat {
  try ValueFormat(kind, locale: Locale(identifier: identifier))
}

/// One of every kind of format, with their variants.
let triedKinds: [ValueFormat.Kind] = [
  .number(), .number(fractionDigits: 0), .number(fractionDigits: 2),
  .percent(), .percent(scale: 100), .percent(scale: 1, fractionDigits: nil),
  .percent(scale: 100, fractionDigits: 1),
  .currency(code: "USD"), .currency(code: "USD", fractionDigits: 0), .currency(code: "EUR"),
  .currency(code: "JPY"), .currency(code: "CHF", fractionDigits: 1),
  .clock(), .clock(hours: .twelve), .clock(total: 1), .clock(hours: .twelve, total: 360),
  .duration(), .duration(width: .narrow), .duration(unit: .minutes),
  .duration(unit: .hours), .duration(unit: .hours, width: .narrow),
  .shutter, .iso,
  .list(["January", "February", "March", "Mai", "June", "July", "août"]),
  .unit(PluralForms(zero: "no stays", one: "{value} stay", other: "{value} stays")),
  .unit(PluralForms(other: "about {value} °C"), fractionDigits: 1),
  .template("{value} of sleep", .duration(unit: .hours)),
  .template("until {value}", .clock(hours: .twelve)),
]
