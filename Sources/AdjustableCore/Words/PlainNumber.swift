extension Double {
  /// The shortest decimal digits that give this number back, without an exponent where 21 digits do,
  /// without `.0` for whole numbers: `45`, `0.25`, `1e+300`, `nan`.
  package var plainDescription: String {
    if self == 0 { return "0" }
    if self == rounded(), abs(self) < 1e16 { return String(Int64(self)) }
    let digits = description
    guard let mark = digits.firstIndex(where: { $0 == "e" }),
      let exponent = Int(digits[digits.index(after: mark)...]), exponent < 0, exponent > -20
    else { return digits }
    let mantissa = digits[..<mark].filter { $0 != "." && $0 != "-" }
    let significant =
      mantissa.hasSuffix("0") && mantissa.count == 2 ? mantissa.dropLast() : mantissa[...]
    return (self < 0 ? "-" : "") + "0." + String(repeating: "0", count: -exponent - 1) + significant
  }
}
