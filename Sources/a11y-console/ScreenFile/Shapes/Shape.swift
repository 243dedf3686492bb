/// What a place in a screen file takes.
///
/// The shapes are data: the reader checks files against them, and the JSON Schema is made from them.
indirect enum Shape: Sendable {
  /// A text that keeps a rule.
  case text(TextRule = .line)
  /// The name of an element for programs.
  case id
  /// An identifier such as `en_US`.
  case locale
  /// One of some words.
  case word([String])
  /// A length of time in words, such as `1h30m`.
  case lengthOfTime
  /// True or false.
  case flag
  /// A number that keeps a rule.
  case number(NumberRule)
  /// One of some numbers.
  case oneOfNumbers([Double])
  /// A whole number from a least one up to a greatest one.
  case wholeNumber(from: Int, to: Int = 1_000_000_000)
  /// A list of things of one shape, from a least count up to a greatest one, where there is one.
  case list(Shape, least: Int, most: Int? = nil)
  /// An object.
  case object(ObjectShape)
  /// An object of one of several shapes, told apart by the word at a key.
  case variants(key: String, [ObjectShape])
  /// One of several shapes, of which no two are for the same kind of JSON value.
  case either([Shape])
  /// A shape that has a name in the JSON Schema, because it is used again.
  case reference(SharedShape)
}

/// Which texts are allowed: those that can stand in a line, without control characters and line ends.
struct TextRule: Sendable {
  /// The most characters, counted as Unicode scalars.
  let most: Int
  /// Whether there must be something in it that can be seen.
  let isFilled: Bool

  /// What one line may hold.
  static let line = TextRule(most: 1_000, isFilled: false)
  /// What one line may hold, and not nothing: it is a whole reply.
  static let filled = TextRule(most: 1_000, isFilled: true)
  /// A paragraph.
  static let long = TextRule(most: 10_000, isFilled: false)
}

/// Which numbers are allowed.
struct NumberRule: Sendable {
  /// The least one; nil where there is none.
  let minimum: Double?
  /// Whether the least one itself is out.
  let isExclusive: Bool
  /// What is allowed.
  let allowed: AllowedNumber

  private init(_ minimum: Double?, isExclusive: Bool = false, _ allowed: AllowedNumber) {
    self.minimum = minimum
    self.isExclusive = isExclusive
    self.allowed = allowed
  }

  /// Every number.
  static let any = NumberRule(nil, .any)
  /// Above zero.
  static let positive = NumberRule(0, isExclusive: true, .positive)
  /// Zero or above.
  static let notNegative = NumberRule(0, .notNegative)
  /// A step.
  static let step = NumberRule(0, .step)
  /// At least a second.
  static let second = NumberRule(1, .seconds)

  /// Whether a number is allowed.
  func allows(_ number: Double) -> Bool {
    guard let minimum else { return true }
    return isExclusive ? number > minimum : number >= minimum
  }
}

/// What an object takes.
struct ObjectShape: Sendable {
  /// What it is called: the word that tells it from its variants.
  let name: String
  /// What it is, as a sentence.
  let about: String
  /// The members it takes.
  let fields: [Field]
  /// What holds between members.
  let rules: [MemberRule]

  /// Makes a shape.
  init(_ name: String, _ about: String, _ fields: [Field], rules: [MemberRule] = []) {
    self.name = name
    self.about = about
    self.fields = fields
    self.rules = rules
  }

  /// The field of this name.
  func field(_ name: String) -> Field? { fields.first { $0.name.rawValue == name } }
}

/// What holds between the members of an object.
enum MemberRule: Sendable {
  /// Exactly one of two must be there.
  case one(of: FieldName, or: FieldName)
  /// Both can not be there.
  case notBoth(FieldName, FieldName)
  /// Where the first is, the second must be.
  case needs(FieldName, FieldName)
  /// A list of numbers; who writes words into it means another member.
  case words(in: FieldName, belongIn: FieldName)
}

/// One member that an object takes.
struct Field: Sendable {
  /// The key.
  let name: FieldName
  /// What it takes.
  let shape: Shape
  /// Whether it must be there.
  let isRequired: Bool
  /// What it is, as a sentence.
  let about: String
  /// The parameters of the core's initialisers that it fills, where they are called otherwise.
  let parameters: [String]

  /// A member that must be there.
  static func required(
    _ name: FieldName, _ shape: Shape, _ about: String, parameters: [String] = []
  ) -> Field {
    Field(name: name, shape: shape, isRequired: true, about: about, parameters: parameters)
  }

  /// A member that may be there.
  static func optional(
    _ name: FieldName, _ shape: Shape, _ about: String, parameters: [String] = []
  ) -> Field {
    Field(name: name, shape: shape, isRequired: false, about: about, parameters: parameters)
  }
}
