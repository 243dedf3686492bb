import Foundation
import Testing

/// The lines of the figure files, read from the test bundle.
enum Figures {
  /// The lines of a file that hold one JSON object each.
  static func lines(of name: String) throws -> [Data] {
    let found = Bundle.module.url(
      forResource: name, withExtension: "jsonl", subdirectory: "Figures")
    let url = try #require(found, "the figures \(name).jsonl are in the bundle")
    return try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n").map { Data($0.utf8) }
  }

  /// Every line of a file of cases.
  static func cases<Case: Decodable>(
    in name: String, as type: Case.Type = Case.self
  ) throws -> [Case] {
    try lines(of: name).map { try JSONDecoder().decode(Case.self, from: $0) }
  }

  /// The seed figures of one function.
  static func seeds<In, Out>(
    _ function: String, as type: Figure<In, Out>.Type = Figure<In, Out>.self
  ) throws -> [Figure<In, Out>] {
    try lines(of: "seed-figures")
      .filter { try JSONDecoder().decode(FunctionName.self, from: $0).fn == function }
      .map { try JSONDecoder().decode(type, from: $0) }
  }

  /// How many lines each function has.
  static func countsOfSeeds() throws -> [String: Int] {
    try cases(in: "seed-figures", as: FunctionName.self)
      .reduce(into: [:]) { $0[$1.fn, default: 0] += 1 }
  }

  private struct FunctionName: Decodable {
    let fn: String
  }
}

/// One seed figure: what goes in, and what comes out.
struct Figure<In: Decodable & Sendable, Out: Decodable & Sendable>: Decodable, Sendable {
  let input: In
  let output: Out

  enum CodingKeys: String, CodingKey {
    case input = "in"
    case output = "out"
  }
}

/// Two ends that a figure writes as a list of two numbers.
struct Ends: Decodable, Sendable {
  let low: Double
  let high: Double

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    low = try list.decode(Double.self)
    high = try list.decode(Double.self)
  }

  var range: ClosedRange<Double> { low...high }
}

/// One operation of a figure: an element and what is asked of it.
struct Operation: Decodable, Sendable {
  let element: String
  let isIncrement: Bool

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    element = try list.decode(String.self)
    isIncrement = try list.decode(String.self) == "increment"
  }
}

/// Whether two numbers agree to a billionth.
func agree(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= 1e-9 }
