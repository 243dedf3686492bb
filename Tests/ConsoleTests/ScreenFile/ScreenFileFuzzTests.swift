import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

/// Nothing that a file contains may trap.
///
/// What opens is also listed, worked, saved and opened again.
@Suite("Screen files made at random", .serialized)
struct ScreenFileFuzzTests {
  /// Reads bytes, and works what opens.
  private func tryOut(_ bytes: [UInt8], _ generator: inout SplitMix64) -> Bool {
    let file: ScreenFile
    do throws(ScreenFileErrors) {
      file = try ScreenFile(bytes, name: "fuzz.json", fallback: english)
    } catch {
      #expect(!error.errors.isEmpty)
      for error in error.errors {
        #expect(error.place.line >= 1 && error.place.column >= 1)
        #expect(!error.text(in: English()).contains("\n"))
      }
      return false
    }
    let saved = file.saved(worked(file.screen, &generator))
    do throws(ScreenFileErrors) {
      let again = try screenFile(saved)
      #expect(again.saved(again.screen) == saved)
    } catch {
      Issue.record("does not open again: \(error) in \(saved)")
    }
    return true
  }

  private func worked(_ screen: Screen, _ generator: inout SplitMix64) -> Screen {
    let actions: [ElementAction] = [
      .increment(2), .decrement(), .pageIncrement(), .pageDecrement(3), .toMaximum, .toMinimum,
      .set(3), .undo, .start, .extend(1e9), .reset,
    ]
    var items = screen.items
    for (index, item) in items.enumerated() {
      for id in item.elementIDs { _ = item.element(id) }
      guard case .control(var control) = item, let id = control.elementIDs.first,
        let action = actions.randomElement(using: &generator)
      else { continue }
      _ = control.perform(action, on: id)
      items[index] = .control(control)
    }
    return (try? Screen(title: screen.title, locale: screen.locale, items: items)) ?? screen
  }

  @Test("Built-in screens with bytes changed, 20,000 times", arguments: BuiltInScreen.allCases)
  func mutations(screen: BuiltInScreen) {
    var generator = SplitMix64(seed: 1)
    let pieces = [
      "\"", "{", "}", "[", "]", ",", ":", "-", "e", "0", "9", ".", "\\", "1e308", "null",
    ]
    for _ in 0..<4000 {
      var bytes = screen.bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let start = Int.random(in: 0..<bytes.count, using: &generator)
        let end = min(bytes.count, start + Int.random(in: 0...4, using: &generator))
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[start] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.removeSubrange(start..<end)
        case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
        default:
          bytes.replaceSubrange(
            start..<min(end, start + 1), with: (pieces.randomElement(using: &generator) ?? "").utf8)
        }
        if bytes.isEmpty { bytes = [0x20] }
      }
      _ = tryOut(bytes, &generator)
    }
  }

  @Test("Bytes at random, 60,000 times")
  func bytes() {
    var generator = SplitMix64(seed: 2)
    let likely = Array("{}[]\",:0123456789.eE+-tfn \n\\u".utf8)
    for round in 0..<60_000 {
      let bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
        round.isMultiple(of: 2)
          ? UInt8.random(in: 0...255, using: &generator)
          : likely.randomElement(using: &generator) ?? 0
      }
      _ = tryOut(bytes, &generator)
    }
  }

  @Test("Items of every kind with members at random, 20,000 times; many of them open")
  func shapes() {
    var generator = SplitMix64(seed: 3)
    var opened = 0
    for _ in 0..<20_000 {
      let item = RandomShape(generator: generator, wildness: .random(in: 0...3, using: &generator))
        .value(of: .reference(.item), depth: 0)
      _ = generator.next()
      let text = file(of: JSONWriter.text(of: item))
      if tryOut(Array(text.utf8), &generator) { opened += 1 }
    }
    #expect(opened > 2000)
  }
}

/// Values that a shape takes, mostly.
struct RandomShape {
  var generator: SplitMix64
  /// How many values in a hundred are of another kind.
  let wildness: Int

  private static let numbers: [Double] = [
    0, 1, 2, 3, 5, 7, 12, 24, 0.1, 0.25, 0.5, 1.5, 10, 100, 255, -1, -0.5, -20, 1e-7, 1e-300,
    .leastNonzeroMagnitude,
    1e15, 1e16, 9e18, 1e19, 1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  ]

  func value(of shape: Shape, depth: Int) -> JSONValue {
    var copy = self
    return copy.made(shape, depth: depth)
  }

  private mutating func made(_ shape: Shape, depth: Int) -> JSONValue {
    if Int.random(in: 0..<100, using: &generator) < wildness {
      return pick([.null, .bool(true), .number(-1), .string(""), .array([JSONNode]()), .object([])])
    }
    switch shape {
    case .text(let rule) where rule.isFilled:
      return .string(pick(["a", "Volume", "{value}", "{value} of", "é🙂", "May"]))
    case .text: return .string(pick(["", "a", "Volume", "{value}", "{value} of", "é🙂", "May"]))
    case .id: return .string(pick(["a", "b", "volume", "x.y"]))
    case .locale: return .string(pick(["en_US", "ar_EG", "hi_IN", "xx"]))
    case .word(let words): return .string(pick(words))
    case .lengthOfTime: return .string(pick(["1h30m", "10:00", "99999h", "0.1s"]))
    case .flag: return .bool(.random(using: &generator))
    case .number(let rule):
      let numbers = Self.numbers.filter { rule.allows($0) }
      // Mostly small ones, so that many controls come out.
      return .number(pick(Bool.random(using: &generator) ? Array(numbers.prefix(6)) : numbers))
    case .oneOfNumbers(let numbers): return .number(pick(numbers))
    case .wholeNumber(let least, let most):
      return .number(Double(min(pick([0, 1, 2, 9, 1 << 40, .max >> 1]) + least, most)))
    case .list(let element, let least, _):
      let count = Int.random(in: least...4, using: &generator)
      return .array((0..<count).map { _ in made(element, depth: depth + 1) })
    case .object(let shape): return object(shape, key: nil, depth: depth)
    case .variants(let key, let shapes): return object(pick(shapes), key: key, depth: depth)
    case .either(let shapes):
      return made(depth > 6 ? shapes[0] : pick(shapes), depth: depth + 1)
    case .reference(let shared): return made(shared.shape, depth: depth)
    }
  }

  private mutating func object(_ shape: ObjectShape, key: String?, depth: Int) -> JSONValue {
    var members = key.map { [JSONMember(key: $0, value: .string(shape.name))] } ?? []
    for field in shape.fields {
      guard field.isRequired || Int.random(in: 0..<5, using: &generator) == 0 else { continue }
      members.append(
        JSONMember(key: field.name.rawValue, value: made(field.shape, depth: depth + 1)))
    }
    return .object(members)
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }
}
