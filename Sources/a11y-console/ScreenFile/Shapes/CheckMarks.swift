/// What a check notes for the builders, so that nothing is made of what was refused.
struct CheckMarks: Sendable {
  /// The places of the values that are wrong; their members are judged one by one.
  var unusable: Set<TextPlace> = []
  /// By the place of an object, the members it lacks that an unknown key of it may mean.
  var misnamed: [TextPlace: Set<FieldName>] = [:]
}

extension ObjectShape {
  /// The fields that an object lacks and that an unknown member of it may mean: the nearest, or else all
  /// that take a value of its kind.
  func absentFields(
    in node: JSONNode, meantBy member: JSONMember, nearest: String?
  ) -> [FieldName] {
    fields.filter { field in
      guard node.value.member(field.name.rawValue) == nil else { return false }
      if let nearest { return field.name.rawValue == nearest }
      return field.shape.isKind(of: member.node.value)
    }.map(\.name)
  }
}

/// The nearest key, or else the shortest that begins with what was typed: `min` means `minimum`.
func nearestKey(to typed: String, among keys: [String]) -> String? {
  if let nearest = nearestName(to: typed, among: keys) { return nearest }
  guard typed.utf8.count > 1 else { return nil }
  return keys.filter { $0.lowercased().hasPrefix(typed.lowercased()) }
    .min { $0.utf8.count < $1.utf8.count }
}
