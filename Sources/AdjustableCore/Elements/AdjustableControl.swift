/// A control as a set of elements and the actions they take.
///
/// Actions that an element does not know are refused with a reason, never a trap. Every control keeps
/// these laws: what an element promises is what an action then does, a refusal changes nothing, values
/// stay legal.
public protocol AdjustableControl: Sendable {
  /// The ids of the elements in reading order.
  var elementIDs: [String] { get }
  /// A snapshot of one element; nil where the control has no element of this id.
  func element(_ id: String) -> AdjustableElement?
  /// What an element is, whatever its value; that of its snapshot unless there is a shorter way.
  func profile(of id: String) -> ElementProfile?
  /// Carries out an action and tells what became of it.
  mutating func perform(_ action: ElementAction, on id: String) -> Outcome
  /// The value that a typed text means for an element, in the control's own unit; nil where it cannot
  /// be read.
  func value(from typed: String, for id: String) -> Double?
  /// What an element expects to be typed, with an example.
  func expectation(for id: String) -> ExpectedInput
  /// The text of a value of an element, as its value text would read.
  func text(of value: Double, for id: String) -> String
  /// Whether left and right change places in a right-to-left layout; a slider's and a range slider's do.
  var followsLayoutDirection: Bool { get }
}

extension AdjustableControl {
  /// Snapshots of all elements in reading order.
  public var elements: [AdjustableElement] { elementIDs.compactMap(element) }

  /// The profile of the element's snapshot.
  public func profile(of id: String) -> ElementProfile? { element(id)?.profile }

  /// Carries out an action on the first element.
  public mutating func perform(_ action: ElementAction) -> Outcome {
    perform(action, on: elementIDs.first ?? "")
  }
}

/// Something to be said without having been asked for.
public struct Announcement: Hashable, Sendable {
  /// Why it is said.
  public enum Kind: String, Hashable, Sendable {
    /// A countdown passed a milestone.
    case milestone
    /// A countdown is over.
    case finished
  }

  /// The element it is about.
  public let id: String
  /// Why it is said.
  public let kind: Kind
  /// The words; empty at the end of a countdown, whose words are the language's.
  public let spoken: Spoken
  /// False where the policy is silent: the event happened, and nothing is to be said.
  public let isSpoken: Bool

  /// Makes an announcement.
  public init(id: String, kind: Kind, text: Spoken, isSpoken: Bool = true) {
    self.id = id
    self.kind = kind
    spoken = text
    self.isSpoken = isSpoken
  }

  /// The words as they are written.
  public var text: String { spoken.written }
}
