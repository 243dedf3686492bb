/// How a style writes decimal digits, learnt from a few numbers that it wrote.
///
/// Foundation looks for its pattern anew with each number: a plain number takes it some 0.6 microseconds,
/// a percentage 3. A pattern that was learnt once writes the same text in a fifteenth of that, where no
/// digit has to be rounded; all else is left to the style. That both write the same was compared in every
/// locale of Foundation, number by number; a test does it again.
struct DecimalPattern: Sendable {
  private let positive: Affixes
  private let negative: Affixes
  /// The ten digits, each in UTF-8.
  private let digits: [[UInt8]]
  private let point: [UInt8]
  private let grouping: Grouping?
  private let fractionDigits: ClosedRange<Int>
  private let shift: Int
  private let limit: Double

  /// What stands before and behind the digits.
  private struct Affixes: Sendable {
    let before: [UInt8]
    let after: [UInt8]
  }

  /// How the digits before the point are parted: the last three, then threes or, as in India, twos.
  private struct Grouping: Sendable {
    let mark: [UInt8]
    let size: Int
    /// The fewest digits that are parted: 4, or 5 as in Spanish.
    let least: Int

    /// Whether the mark stands where so many of `count` digits follow.
    func parts(_ following: Int, of count: Int) -> Bool {
      count >= least && following >= 3 && (following - 3) % size == 0
    }
  }

  /// Learns a pattern; nil where the style writes something else than one row of digits.
  ///
  /// - Parameters:
  ///   - fractionDigits: the fewest and the most that the style writes.
  ///   - shift: by how many places the style moves the point to the right, 0 to 2; a percentage of 1 by two.
  ///   - limit: from where on a number is left to the style; at most a billion.
  ///   - write: the style.
  init?(
    fractionDigits: ClosedRange<Int>, shift: Int = 0, below limit: Double = 1e9,
    _ write: (Double) -> String
  ) {
    let unit = [1, 0.1, 0.01][min(max(shift, 0), 2)]
    let least = fractionDigits.lowerBound
    guard let long = DigitRow(write(1_234_567 * unit), fractionDigits: least),
      let other = DigitRow(write(1_089_000 * unit), fractionDigits: least),
      let minus = DigitRow(write(-1_234_567 * unit), fractionDigits: least),
      let five = DigitRow(write(34_567 * unit), fractionDigits: least),
      let four = DigitRow(write(4_567 * unit), fractionDigits: least),
      let half = DigitRow(
        write(1.5 * unit), fractionDigits: max(least, min(1, fractionDigits.upperBound)))
    else { return nil }
    let plain = [long, other, five, four] + (fractionDigits.upperBound > 0 ? [half] : [])
    guard long.digits.count == 7, other.digits.count == 7, minus.digits == long.digits,
      minus.groups == long.groups, other.groups == long.groups,
      plain.allSatisfy({ $0.before == long.before && $0.after == long.after }),
      plain.dropLast().allSatisfy({ $0.point == long.point })
    else { return nil }
    digits = [other.digits[1]] + long.digits + other.digits[2...3]
    guard Set(digits).count == 10 else { return nil }
    switch (long.groups, five.groups, four.groups) {
    case ([7], [5], [4]): grouping = nil
    case ([1, 3, 3], [2, 3], let four), ([2, 2, 3], [2, 3], let four):
      guard Set(long.marks).count == 1 else { return nil }
      grouping = Grouping(
        mark: long.marks[0], size: long.groups[1], least: four == [1, 3] ? 4 : 5)
    default: return nil
    }
    positive = Affixes(before: long.before, after: long.after)
    negative = Affixes(before: minus.before, after: minus.after)
    point = half.point
    self.fractionDigits = fractionDigits
    self.shift = shift
    self.limit = min(limit, 1e9)
  }

  /// The text of a value; nil where the style has to round it, or to write more digits than were learnt.
  func text(_ value: Double) -> String? {
    guard let (whole, places) = parts(of: value) else { return nil }
    var number = UInt64(whole)
    for _ in 0..<max(0, shift - places) { number *= 10 }
    return text(number, fraction: max(0, places - shift), in: value < 0 ? negative : positive)
  }

  /// How many decimals stand in the text of a value; nil where there is no such text.
  func decimals(of value: Double) -> Int? {
    parts(of: value).map { max($0.places - shift, fractionDigits.lowerBound) }
  }

  private func parts(of value: Double) -> (whole: Double, places: Int)? {
    let magnitude = abs(value)
    guard magnitude < limit, let parts = Decimals.parts(of: magnitude),
      parts.places <= fractionDigits.upperBound + shift, parts.whole < 0x1p53
    else { return nil }
    return parts
  }

  /// A whole number with so many of its digits behind the point.
  private func text(_ number: UInt64, fraction: Int, in affixes: Affixes) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 40) { row in
      // The digits from the last one on, with the zeros that have to be there.
      let behind = max(fraction, fractionDigits.lowerBound)
      var (rest, count) = (number, 0)
      while count < behind - fraction {
        row[count] = 0
        count += 1
      }
      repeat {
        row[count] = UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
        count += 1
      } while rest > 0 || count <= behind
      let widest = (0..<10).reduce(0) { max($0, digits[$1].count) } + (grouping?.mark.count ?? 0)
      let capacity =
        affixes.before.count + count * widest + point.count + affixes.after.count
      return String(unsafeUninitializedCapacity: capacity) { text in
        var end = 0
        func put(_ bytes: [UInt8]) {
          for byte in bytes {
            text[end] = byte
            end += 1
          }
        }
        put(affixes.before)
        for place in stride(from: count - 1, through: 0, by: -1) {
          put(digits[Int(row[place])])
          if place == behind, behind > 0 { put(point) }
          if let grouping, place > behind, grouping.parts(place - behind, of: count - behind) {
            put(grouping.mark)
          }
        }
        put(affixes.after)
        return end
      }
    }
  }
}

/// A number as a style wrote it, taken apart; digits and marks in UTF-8.
private struct DigitRow {
  var before: [UInt8] = []
  var after: [UInt8] = []
  /// The digits before the point, how many stand in each group, and what parts the groups.
  var digits: [[UInt8]] = []
  var groups: [Int] = []
  var marks: [[UInt8]] = []
  /// What stands before the digits of the fraction; nothing where there are none.
  var point: [UInt8] = []

  /// Takes a text apart that has so many digits behind its point; nil where it has not.
  init?(_ text: String, fractionDigits: Int) {
    var runs: [[[UInt8]]] = []
    var isInside = false
    for scalar in text.unicodeScalars {
      let bytes = Array(String(scalar).utf8)
      guard scalar.properties.numericType == .decimal else {
        isInside = false
        after += bytes
        continue
      }
      if !isInside {
        if runs.isEmpty { before = after } else { marks.append(after) }
        after = []
        runs.append([])
        isInside = true
      }
      runs[runs.count - 1].append(bytes)
    }
    if fractionDigits > 0 {
      guard runs.count > 1, runs.removeLast().count == fractionDigits else { return nil }
      point = marks.removeLast()
    }
    guard !runs.isEmpty else { return nil }
    digits = Array(runs.joined())
    groups = runs.map(\.count)
  }
}
