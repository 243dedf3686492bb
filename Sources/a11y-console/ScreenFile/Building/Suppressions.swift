import AdjustableCore

/// The rules of an audit that a file switches off.
extension ScreenBuilder {
  /// The suppressions of a file; each must name an element of its items.
  mutating func suppressions(
    _ top: Fields, for items: [Screen.Item]
  ) -> [Screen.Suppression] {
    guard case .array(let nodes) = top.node(.suppressions)?.value else { return [] }
    let ids = items.flatMap(\.elementIDs)
    let known = Set(ids)
    var suppressions: [Screen.Suppression] = []
    for (index, node) in nodes.enumerated() {
      guard let element = node.value.member(FieldName.element.rawValue)?.node,
        case .string(let id) = element.value
      else { continue }
      guard known.contains(id) else {
        let nearest = nearestName(to: id, among: ids).map(Printable.quoted)
        errors.add(
          .refused(.shown(Printable.quoted(id)), .idOfElement, nearest: nearest),
          at: element.place,
          path: JSONPath(parts: [
            .key(FieldName.suppressions.rawValue), .index(index),
            .key(FieldName.element.rawValue),
          ]))
        continue
      }
      guard case .string(let rule) = node.value.member(FieldName.rule.rawValue)?.node.value,
        case .string(let reason) = node.value.member(FieldName.reason.rawValue)?.node.value
      else { continue }
      suppressions.append(.init(rule: rule, element: id, reason: reason))
    }
    return suppressions
  }
}
