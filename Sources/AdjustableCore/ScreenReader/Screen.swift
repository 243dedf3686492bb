import Foundation

/// What is on a screen, in reading order.
public struct Screen: Sendable {
  /// One thing on a screen.
  public enum Item: Sendable {
    /// A text that heads a section.
    case heading(ElementDescription)
    /// A text.
    case text(ElementDescription)
    /// A control with its elements.
    case control(any AdjustableControl)
  }

  /// What the screen is called.
  public let title: String
  /// The locale of its words.
  public let locale: Locale
  /// The things on it, in reading order.
  public internal(set) var items: [Item]
  /// What an audit is asked not to tell of.
  public let suppressions: [Suppression]

  /// A rule of an audit that is switched off for one element, and why.
  public struct Suppression: Hashable, Sendable {
    /// The id of the rule, such as `too-many-steps`.
    public let rule: String
    /// The id of the element.
    public let element: String
    /// Why it is meant to be so; printed with what would have been found.
    public let reason: String

    /// Makes a suppression.
    public init(rule: String, element: String, reason: String) {
      self.rule = rule
      self.element = element
      self.reason = reason
    }
  }

  /// Makes a screen.
  ///
  /// - Throws: `ConfigurationError` for `items` where there is none, or for `id` where two elements share
  ///   one.
  public init(
    title: String, locale: Locale, items: [Item], suppressions: [Suppression] = []
  ) throws(ConfigurationError) {
    self.title = title
    self.locale = locale
    self.items = items
    self.suppressions = suppressions
    guard !items.isEmpty else {
      throw ConfigurationError(parameter: "items", found: .empty, allowed: .items)
    }
    var taken: Set<String> = []
    for id in items.flatMap(\.elementIDs) where !taken.insert(id).inserted {
      throw ConfigurationError(parameter: "id", found: .text(id), allowed: .freeID)
    }
  }
}

extension Screen.Item {
  /// The ids of the item's elements in reading order.
  public var elementIDs: [String] {
    switch self {
    case .heading(let description), .text(let description): [description.id]
    case .control(let control): control.elementIDs
    }
  }

  /// What one of the item's elements is, whatever its value.
  public func profile(of id: String) -> ElementProfile? {
    switch self {
    case .heading(let description):
      ElementProfile(label: Wording(Spoken(description.label)), traits: .header)
    case .text(let description):
      ElementProfile(label: Wording(Spoken(description.label)), traits: .staticText)
    case .control(let control): control.profile(of: id)
    }
  }

  /// A snapshot of one of the item's elements.
  public func element(_ id: String) -> AdjustableElement? {
    switch self {
    case .heading(let description): description.element(traits: .header)
    case .text(let description): description.element(traits: .staticText)
    case .control(let control): control.element(id)
    }
  }
}

extension Screen.Item {
  /// The item's control where time changes it.
  var timed: (any TimedControl)? {
    guard case .control(let control) = self else { return nil }
    return control as? any TimedControl
  }
}

extension ElementDescription {
  fileprivate func element(traits: Traits) -> AdjustableElement {
    AdjustableElement(id: id, label: Spoken(label), hint: hint, traits: traits)
  }
}
