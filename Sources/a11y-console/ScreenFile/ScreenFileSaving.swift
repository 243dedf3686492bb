import AdjustableCore

/// A screen with its present values, as a file again.
extension ScreenFile {
  /// The document with the present values of a screen put in, to be read again.
  ///
  /// Everything else stays as it was written, in its order; a value that has not changed keeps its
  /// digits. Of a countdown the whole duration is saved, with what extensions added and not with what
  /// has run off: the file opens as a countdown that waits for start.
  ///
  /// - Parameter screen: this file's screen after whatever was done to it.
  func saved(_ screen: Screen) -> String {
    var document = document
    document.update(.items) { items in
      guard case .array(var nodes) = items.value else { return }
      for (index, item) in zip(nodes.indices, screen.items) {
        guard case .control(let control as any FiledControl) = item else { continue }
        for value in control.fileValues { nodes[index].put(value) }
      }
      items.value = .array(nodes)
    }
    return JSONWriter.text(of: document.value)
  }
}

extension JSONNode {
  /// Puts a present value into the object that says it.
  fileprivate mutating func put(_ value: FileValue) {
    switch value {
    case .number(let name, let number): put(number, at: name)
    case .seconds(let name, let seconds):
      if case .string(let text) = self.value.member(name.rawValue)?.node.value,
        DurationReader.seconds(from: text) == seconds
      {
        return
      }
      put(seconds, at: name)
    case .rung(let index, let wheel): put(rung: index, of: wheel)
    case .inside(let name, let value): update(name) { $0.put(value) }
    }
  }

  private mutating func put(_ number: Double, at name: FieldName) {
    if case .number(let present) = value.member(name.rawValue)?.node.value,
      present.value == number
    {
      return
    }
    put(.number(number), at: name)
  }

  /// Puts a wheel's rung in as it was written: the read-out or the value where that names the rung, else
  /// the index.
  private mutating func put(rung index: Int, of wheel: WheelSlider.Wheel) {
    let rungs = wheel.ladder.rungs
    let rung = rungs[index]
    guard let member = value.member(FieldName.value.rawValue) else {
      if index > 0 || value.member(FieldName.index.rawValue) != nil {
        put(Double(index), at: .index)
      }
      return
    }
    switch member.node.value {
    case .string where rungs.firstIndex { $0.readOut.written == rung.readOut.written } == index:
      put(.string(rung.readOut.written), at: .value)
    case .number where rungs.firstIndex { $0.quantity == rung.quantity } == index:
      guard case .array(let values) = value.member(FieldName.values.rawValue)?.node.value else {
        return
      }
      put(values[index].value, at: .value)
    default:
      rename(.value, to: .index)
      put(Double(index), at: .index)
    }
  }

  private mutating func put(_ value: JSONValue, at name: FieldName) {
    guard case .object(var members) = self.value else { return }
    if let index = members.firstIndex(where: { $0.key == name.rawValue }) {
      members[index].node.value = value
    } else {
      members.append(JSONMember(key: name.rawValue, value: value))
    }
    self.value = .object(members)
  }

  private mutating func rename(_ name: FieldName, to other: FieldName) {
    guard case .object(var members) = value,
      let index = members.firstIndex(where: { $0.key == name.rawValue })
    else { return }
    members[index] = JSONMember(
      key: other.rawValue, place: members[index].place, node: members[index].node)
    value = .object(members)
  }

  fileprivate mutating func update(_ name: FieldName, _ change: (inout JSONNode) -> Void) {
    guard case .object(var members) = value,
      let index = members.firstIndex(where: { $0.key == name.rawValue })
    else { return }
    change(&members[index].node)
    value = .object(members)
  }
}
