/// The way from the top of a JSON text to one of its values: `items[2].step`.
struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// One step of the way.
  enum Part: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  /// The steps, from the top.
  var parts: [Part] = []

  /// The path one step further on.
  func appending(_ part: Part) -> JSONPath { JSONPath(parts: parts + [part]) }

  /// As it is written in errors; a key that is no plain word stands in brackets.
  var description: String {
    var text = ""
    for part in parts {
      switch part {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where key.isPlainWord: text += (text.isEmpty ? "" : ".") + key
      case .key(let key): text += "[\(Printable.quoted(key))]"
      }
    }
    return text
  }
}

extension String {
  fileprivate var isPlainWord: Bool {
    (1...40).contains(utf8.count)
      && utf8.allSatisfy {
        (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || "_-$".utf8.contains($0)
      }
  }
}
