import AdjustableCore

/// The kinds of items, by the words that name them in a file, in the order in which they are listed.
enum ItemKind: String, CaseIterable, Sendable {
  case heading
  case text
  case slider
  case range
  case dial
  case wheel
  case wheels
  case countdown

  /// What an item of the kind takes.
  var shape: ObjectShape {
    switch self {
    case .heading: ItemShapes.heading
    case .text: ItemShapes.text
    case .slider: ItemShapes.slider
    case .range: ItemShapes.range
    case .dial: ItemShapes.dial
    case .wheel: ItemShapes.wheel
    case .wheels: ItemShapes.wheels
    case .countdown: ItemShapes.countdown
    }
  }

  /// Whether a value of it can be asked for by itself.
  var isAskedFor: Bool {
    switch self {
    case .slider, .range, .dial, .wheel: true
    case .heading, .text, .wheels, .countdown: false
    }
  }
}

extension ScreenBuilder {
  /// Makes an item; nil where something is wrong with it, which is then among the errors.
  mutating func item(_ kind: ItemKind, _ fields: Fields) -> Screen.Item? {
    switch kind {
    case .heading: .heading(description(fields, label: fields.text(.text)))
    case .text: .text(description(fields, label: fields.text(.text)))
    case .slider: slider(fields).map(Screen.Item.control)
    case .range: range(fields).map(Screen.Item.control)
    case .dial: dial(fields).map(Screen.Item.control)
    case .wheel: wheel(fields).map(Screen.Item.control)
    case .wheels: wheels(fields).map(Screen.Item.control)
    case .countdown: countdown(fields).map(Screen.Item.control)
    }
  }
}

/// A control that an item of a file describes.
protocol FiledControl: AdjustableControl {
  /// The present values, under the names that they have in the item: what is saved, and what an answer is.
  var fileValues: [FileValue] { get }
}

/// A present value, and the member of an item that says it.
indirect enum FileValue {
  case number(FieldName, Double)
  /// A length of time, which can be written in words too.
  case seconds(FieldName, Double)
  /// The rung at an index of a wheel.
  case rung(Int, of: WheelSlider.Wheel)
  /// A value of an object that is a member.
  case inside(FieldName, FileValue)
}
