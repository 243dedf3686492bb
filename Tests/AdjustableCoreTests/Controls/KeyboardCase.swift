@testable import AdjustableCore

/// One line of the key tests of the W3C's example sliders and spinners.
struct KeyboardCase: Decodable, Sendable {
  struct Config: Decodable, Sendable {
    var min: Double?
    var max: Double?
    var step: Double?
    var page: Double?
    var value: Either?
    var values: [Double]?
    var count: Int?
    var first: Int?
    var index: Int?
    var labels: [String]?
    var wrap: Bool?
    var format: String?
  }

  struct Key: Decodable, Sendable {
    let op: String
    var key: String?
    var times: Int?
    var thumb: Int?
  }

  struct Expected: Decodable, Sendable {
    var value: Double?
    var values: [Double]?
    var index: Int?
    var text: String?
    var thumbBounds: [Ends]?
  }

  /// A number, or the label of a rung.
  enum Either: Decodable, Sendable {
    case number(Double)
    case label(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .label(try container.decode(String.self))
      }
    }
  }

  let id: String
  let control: String
  let config: Config
  let ops: [Key]
  let expected: Expected

  var number: Double? {
    guard case .number(let number) = config.value else { return nil }
    return number
  }

  /// The index of the rung that the case starts at.
  var startIndex: Int? {
    switch config.value {
    case .number(let number): Int(number) - (config.first ?? 0)
    case .label(let label): config.labels?.firstIndex(of: label)
    case nil: config.index
    }
  }
}

extension KeyboardCase.Key {
  /// What a key asks for, so many times; nil where it is no key, or unknown.
  func action(times: Int) -> ElementAction? {
    switch key {
    case "ArrowRight", "ArrowUp": .increment(times)
    case "ArrowLeft", "ArrowDown": .decrement(times)
    case "PageUp": .pageIncrement(times)
    case "PageDown": .pageDecrement(times)
    case "Home": .toMinimum
    case "End": .toMaximum
    default: nil
    }
  }
}
