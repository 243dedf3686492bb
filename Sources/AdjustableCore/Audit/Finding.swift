/// One thing that is wrong with an element, as somebody would hear it.
public struct Finding: Hashable, Sendable {
  /// How much it matters; the names are a promise.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Somebody cannot use the element, or is told something untrue.
    case error
    /// Somebody is slowed down or may misunderstand.
    case warning
  }

  /// The id of the rule that found it, such as `value-silent-change`.
  public let rule: String
  /// How much it matters.
  public let severity: Severity
  /// The id of the element.
  public let element: String
  /// What is wrong.
  public let fault: AuditFault
  /// When the rule fires and what to do.
  public let words: RuleWords
  /// Where the rule comes from: a success criterion, another tool's check, or ours.
  public let source: String

  /// Makes a finding.
  public init(
    rule: String, severity: Severity, element: String, fault: AuditFault, words: RuleWords,
    source: String
  ) {
    self.rule = rule
    self.severity = severity
    self.element = element
    self.fault = fault
    self.words = words
    self.source = source
  }

  /// What is wrong, in a sentence.
  public func message(in language: any Language = English()) -> String { language.text(fault) }

  /// What to do about it, in a sentence.
  public func advice(in language: any Language = English()) -> String { words.advice(in: language) }
}

extension Finding: CustomStringConvertible {
  /// One line in English: `bedtime: error: value-silent-change: ...`, and what to do.
  public var description: String {
    "\(element): \(severity.rawValue): \(rule): \(message()) \(advice())"
  }
}

/// A finding that the screen asks not to be told of, with its reason.
public struct SuppressedFinding: Hashable, Sendable {
  /// What was found.
  public let finding: Finding
  /// Why it is meant to be so.
  public let reason: String
}

/// Something that is no finding but that somebody should know to trust the audit.
public struct AuditNote: Hashable, Sendable, CustomStringConvertible {
  /// What it is about; the names are a promise.
  public enum Kind: String, Hashable, Sendable {
    /// A control has more stops than are walked.
    case walkCut = "walk-cut"
    /// A suppression that nothing needed, or that names what there is not.
    case suppressionUnused = "suppression-unused"
  }

  /// The id of the element.
  public let element: String
  /// The note.
  public let remark: AuditRemark

  /// What it is about.
  public var kind: Kind {
    switch remark {
    case .walkCut: .walkCut
    case .suppressionUnused: .suppressionUnused
    }
  }

  /// The note, in a sentence.
  public func message(in language: any Language = English()) -> String { language.text(remark) }

  /// One line in English: `volume: note: walk-cut: ...`.
  public var description: String { "\(element): note: \(kind.rawValue): \(message())" }
}
