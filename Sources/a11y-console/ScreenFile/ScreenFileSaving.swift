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
        if case .control(let control) = item { nodes[index].put(control) }
      }
      items.value = .array(nodes)
    }
    return JSONWriter.text(of: document.value)
  }
}

extension JSONNode {
  /// Puts the present values of a control into its item.
  fileprivate mutating func put(_ control: any AdjustableControl) {
    switch control {
    case let slider as Slider:
      put(slider.value, at: .value)
    case let slider as RangeSlider:
      put(slider.range.lowerBound, at: .lower)
      put(slider.range.upperBound, at: .upper)
    case let dial as CircularRangeSlider:
      put(dial.startValue, at: .start)
      put(dial.endValue, at: .end)
    case let wheel as WheelSlider where wheel.wheels.count == 1:
      put(rung: wheel.indices[0], of: wheel.wheels[0])
    case let wheel as WheelSlider:
      for (name, wheel) in zip([FieldName.outer, .inner], zip(wheel.wheels, wheel.indices)) {
        update(name) { $0.put(rung: wheel.1, of: wheel.0) }
      }
    case let ring as CountdownRing:
      if case .string(let text) = value.member(FieldName.duration.rawValue)?.node.value,
        DurationReader.seconds(from: text) == ring.duration
      {
        return
      }
      put(ring.duration, at: .duration)
    default:
      return
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
