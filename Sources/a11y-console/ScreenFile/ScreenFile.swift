import AdjustableCore
import Foundation

/// A screen file: the document as it was written, and the screen that it describes.
struct ScreenFile: Sendable {
  /// The largest file that is read, in bytes.
  static let largest = 16 << 20

  /// The name of the file, as errors give it.
  let name: String
  /// What the file says.
  let document: JSONNode
  /// The screen.
  let screen: Screen

  /// Reads a screen file.
  ///
  /// - Parameters:
  ///   - bytes: the file, in UTF-8.
  ///   - name: what errors call it.
  ///   - locale: the locale that was asked for; it beats the file's own.
  ///   - fallback: the locale where neither was given.
  /// - Throws: all that is wrong in the file at once; only the first thing where it is not JSON.
  init(
    _ bytes: [UInt8], name: String, locale: Locale? = nil, fallback: Locale
  ) throws(ScreenFileErrors) {
    self.name = name
    document = try Self.document(bytes, name: name)
    var check = ShapeCheck(file: name)
    check.check(document, .object(ScreenShape.file))
    let top = Fields(
      document, path: JSONPath(), shape: ScreenShape.file, unusable: check.unusable)
    let own = top.text(.locale).flatMap { EnvironmentLocale.localeIdentifier(validating: $0) }
    let chosen = locale ?? own.map { Locale(identifier: $0) } ?? fallback
    var builder = ScreenBuilder(locale: chosen, after: check)
    let items = Self.items(top, check).compactMap { builder.item($0) }
    guard builder.errors.isEmpty else { throw builder.errors.inFileOrder }
    do throws(ConfigurationError) {
      screen = try Screen(title: top.text(.title) ?? "", locale: chosen, items: items)
    } catch {
      builder.errors.add("\(error)", at: document.place, path: JSONPath())
      throw builder.errors.inFileOrder
    }
  }

  /// Opens a built-in screen by its name, or else a file by its path.
  ///
  /// A file that is called like a built-in screen is reached by a path such as `./sleep`.
  /// - Throws: `FileError`, or `ScreenFileErrors`.
  static func open(_ name: String, locale: Locale?, fallback: Locale) throws -> ScreenFile {
    if let screen = BuiltInScreen(rawValue: name) {
      return try ScreenFile(
        screen.bytes, name: screen.fileName, locale: locale, fallback: fallback)
    }
    return try ScreenFile(
      try FileBytes.read(name), name: name, locale: locale, fallback: fallback)
  }

  private static func document(
    _ bytes: [UInt8], name: String
  ) throws(ScreenFileErrors) -> JSONNode {
    let refusal: JSONSyntaxError
    do throws(JSONSyntaxError) {
      guard bytes.count <= largest else {
        throw JSONSyntaxError(
          place: TextPlace(line: 1, column: 1),
          message: "found \(bytes.count) bytes; allowed is \(largest), 16 MiB")
      }
      return try JSONReader.node(from: bytes)
    } catch {
      refusal = error
    }
    var errors = FoundErrors(file: name)
    errors.add(refusal.message, at: refusal.place, path: JSONPath())
    throw errors.inFileOrder
  }

  /// The items whose kind is known.
  private static func items(_ top: Fields, _ check: ShapeCheck) -> [Fields] {
    guard case .array(let nodes) = top.node.value.member(FieldName.items.rawValue)?.node.value
    else { return [] }
    let path = JSONPath(parts: [.key(FieldName.items.rawValue)])
    return nodes.enumerated().compactMap { index, node in
      guard case .string(let word) = node.value.member("type")?.node.value,
        let shape = ItemShapes.all.first(where: { $0.name == word })
      else { return nil }
      return Fields(
        node, path: path.appending(.index(index)), shape: shape, unusable: check.unusable)
    }
  }
}
