import Testing

@testable import AdjustableCore

struct DecimalsTests {
  @Test(
    "Decimals are found numerically",
    arguments: [
      (0.0, 0), (-0.0, 0), (1, 0), (-250, 0), (0.25, 2), (0.1, 1), (1e-7, 7), (1e15, 0), (1e300, 0),
      (123.456, 3), (-0.5, 1), (1e-15, 15),
    ])
  func count(number: Double, decimals: Int) {
    #expect(Decimals.count(of: number) == decimals)
  }

  @Test(
    "A number with more decimals than a Double holds reliably has no count",
    arguments: [
      1.0 / 3, 0.1 + 0.2, .nan, 1e-16, .leastNonzeroMagnitude, 1.0 / 7,
    ])
  func noCount(number: Double) {
    #expect(Decimals.count(of: number) == nil)
  }

  @Test("A sum is rounded to the decimals of what went into it")
  func sums() {
    #expect(Decimals.cleaned(0.1 + 0.2, like: 0.1, 0.2) == 0.3)
    #expect(Decimals.cleaned(0.1 * 3, to: 1) == 0.3)
    #expect(Decimals.cleaned(59.75 + 0.6 - 60, like: 59.75, 0.6, 60) == 0.35)
    #expect(Decimals.cleaned(-0.04, to: 1).sign == .plus)
    #expect(Decimals.count(of: [0.25, 1, 1e-7]) == 7)
    #expect(Decimals.count(of: [0.25, 1.0 / 3]) == nil)
  }

  @Test("What cannot be rounded stays as it is", arguments: [1e300, -.infinity, 1.0 / 3, 0x1p60])
  func unchanged(number: Double) {
    #expect(Decimals.cleaned(number, like: number) == number)
    #expect(Decimals.cleaned(number, to: nil) == number)
  }

  @Test("Parts of a length are as short as they can be", arguments: 1...400)
  func quotients(length: Int) {
    for decimals in 0...3 {
      let number = Samples.decimal(length, decimals)
      #expect(Decimals.quotient(number, 20) == Samples.decimal(length * 5, decimals + 2))
      #expect(Decimals.quotient(number, 100) == Samples.decimal(length, decimals + 2))
    }
  }

  @Test(
    "Numbers are written without an exponent where that is possible",
    arguments: [
      (45.0, "45"), (0.25, "0.25"), (-0.0, "0"), (1e-7, "0.0000001"), (-1.5e-7, "-0.00000015"),
      (.nan, "nan"), (.infinity, "inf"), (-300, "-300"), (1e300, "1e+300"), (0.1, "0.1"),
      (1e15, "1000000000000000"), (-0x1p53, "-9007199254740992"), (1e16, "1e+16"),
    ])
  func plainDescription(number: Double, text: String) {
    #expect(number.plainDescription == text)
  }
}
