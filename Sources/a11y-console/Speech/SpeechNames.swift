import AdjustableCore

/// The names that a server lists, against which a change is checked.
///
/// The server itself takes any name and says that all is well. A list that cannot be had, or that
/// is empty, refuses nothing.
struct SpeechNames: Hashable, Sendable {
  /// The output modules, or nil where they were not asked for or cannot be told.
  var modules: [String]?
  /// The voices of the module in use, or nil as above.
  var voices: [SpeechVoice]?

  /// The change with its name as the server spells it.
  func checked(_ change: SpeechChange) throws(SpeechRefusal) -> SpeechChange {
    if let problem = change.problem { throw problem }
    switch change {
    case .rate, .pitch, .volume: return change
    case .module(let name):
      guard let modules, !modules.isEmpty else { return change }
      return .module(try Self.spelled(name, among: modules, as: change))
    case .voice(let name):
      guard let voices, !voices.isEmpty else { return change }
      return .voice(try Self.spelled(name, among: voices.map(\.name), as: change))
    case .language(let tag):
      let tags = voices?.map(\.language).filter { !$0.isEmpty } ?? []
      guard !tags.isEmpty, !tags.contains(where: { Self.speaks($0, tag) }) else { return change }
      throw Self.missing(change, tag, among: tags)
    }
  }

  private static func spelled(
    _ name: String, among names: [String], as change: SpeechChange
  ) throws(SpeechRefusal) -> String {
    if names.contains(name) { return name }
    if let other = names.first(where: { $0.lowercased() == name.lowercased() }) { return other }
    throw missing(change, name, among: names)
  }

  /// Whether a voice's language serves a wanted one: the same, or the same but for the region.
  private static func speaks(_ language: String, _ wanted: String) -> Bool {
    func primary(_ tag: String) -> String {
      String(tag.lowercased().prefix { $0 != "-" && $0 != "_" })
    }
    return primary(language) == primary(wanted)
  }

  private static func missing(
    _ change: SpeechChange, _ name: String, among names: [String]
  ) -> SpeechRefusal {
    let known = Set(names).sorted()
    let shown = Array(known.prefix(12))
    return .notListed(
      change.setting, SpeechChange.quoted(name), known: shown, more: known.count - shown.count)
  }
}
