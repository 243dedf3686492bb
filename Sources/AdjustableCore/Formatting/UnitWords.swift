/// Unit symbols in words, for speech: a voice reads `°C` as it likes, or not at all.
///
/// English only; Foundation's own measurement formats do not exist on Linux.
struct UnitWords: Hashable, Sendable {
  let one: String
  let other: String

  /// The words of a symbol, in exactly this spelling; nil where it is none of these.
  init?(symbol: String) {
    guard let words = Self.table[symbol] else { return nil }
    one = words.0
    other = words.1 ?? words.0 + "s"
  }

  /// Each symbol with its word for one, and for more where that is not the word and an s.
  private static let table: [String: (String, String?)] = [
    "°C": ("degree Celsius", "degrees Celsius"), "℃": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "°": ("degree", nil), "K": ("kelvin", nil),
    "mm": ("millimeter", nil), "cm": ("centimeter", nil), "m": ("meter", nil),
    "km": ("kilometer", nil), "in": ("inch", "inches"), "ft": ("foot", "feet"),
    "mi": ("mile", nil), "mg": ("milligram", nil), "g": ("gram", nil), "kg": ("kilogram", nil),
    "lb": ("pound", nil), "oz": ("ounce", nil), "ml": ("milliliter", nil),
    "mL": ("milliliter", nil), "l": ("liter", nil), "L": ("liter", nil),
    "ms": ("millisecond", nil), "s": ("second", nil), "min": ("minute", nil), "h": ("hour", nil),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"), "m/s": ("meter per second", "meters per second"),
    "Hz": ("hertz", "hertz"), "kHz": ("kilohertz", "kilohertz"),
    "MHz": ("megahertz", "megahertz"), "dB": ("decibel", nil), "W": ("watt", nil),
    "kW": ("kilowatt", nil), "kWh": ("kilowatt hour", nil), "V": ("volt", nil),
    "A": ("ampere", nil), "px": ("pixel", nil), "pt": ("point", nil), "kB": ("kilobyte", nil),
    "MB": ("megabyte", nil), "GB": ("gigabyte", nil),
    "bpm": ("beat per minute", "beats per minute"),
    "rpm": ("turn per minute", "turns per minute"), "x": ("times", "times"),
    "×": ("times", "times"),
  ]
}
