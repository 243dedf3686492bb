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
  /// - Throws: all that is wrong in the file at once; of what is not JSON only the first thing.
  init(
    _ bytes: [UInt8], name: String, locale: Locale? = nil, fallback: Locale
  ) throws(ScreenFileErrors) {
    var errors = FoundErrors(file: name)
    let document = try Self.document(bytes, &errors)
    try self.init(document, name: name, locale: locale, fallback: fallback, after: errors)
  }

  /// Makes a screen of a document, after what was found wrong with its text.
  init(
    _ document: JSONNode, name: String, locale: Locale?, fallback: Locale, after errors: FoundErrors
  ) throws(ScreenFileErrors) {
    self.name = name
    self.document = document
    var check = ShapeCheck(after: errors)
    check.check(document, .object(ScreenShape.file))
    let top = Fields(
      document, path: JSONPath(), shape: ScreenShape.file, marks: check.marks)
    let own = top.text(.locale).flatMap { EnvironmentLocale.localeIdentifier(validating: $0) }
    let chosen = locale ?? own.map { Locale(identifier: $0) } ?? fallback
    var builder = ScreenBuilder(locale: chosen, after: check)
    let items = Self.items(top, check).compactMap { builder.item($0, $1) }
    // Where an item is wrong its ids are not known.
    let isWhole = items.count == top.list(.items)?.count
    let suppressions = isWhole ? builder.suppressions(top, for: items) : []
    guard builder.errors.isEmpty else { throw builder.errors.inFileOrder }
    do throws(ConfigurationError) {
      screen = try Screen(
        title: top.text(.title) ?? "", locale: chosen, items: items,
        suppressions: suppressions)
    } catch {
      builder.errors.add(.screen(error), at: document.place, path: JSONPath())
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
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileBytes.read(name, limit: largest)
    } catch {
      throw FileError(path: error.path, reason: error.reason, names: BuiltInScreen.names)
    }
    return try ScreenFile(bytes, name: name, locale: locale, fallback: fallback)
  }

  private static func document(
    _ bytes: [UInt8], _ errors: inout FoundErrors
  ) throws(ScreenFileErrors) -> JSONNode {
    guard bytes.count <= largest else {
      errors.add(
        .tooManyBytes(bytes.count, most: largest),
        at: TextPlace(line: 1, column: 1), path: JSONPath())
      throw errors.inFileOrder
    }
    let parsed = JSONReader.parsed(bytes)
    errors.add(parsed)
    guard let node = parsed.node else { throw errors.inFileOrder }
    return node
  }

  /// The items whose kind is known.
  private static func items(_ top: Fields, _ check: ShapeCheck) -> [(ItemKind, Fields)] {
    guard case .array(let nodes) = top.node.value.member(FieldName.items.rawValue)?.node.value
    else { return [] }
    let path = JSONPath(parts: [.key(FieldName.items.rawValue)])
    return nodes.enumerated().compactMap { index, node in
      guard case .string(let word) = node.value.member("type")?.node.value,
        let kind = ItemKind(rawValue: word)
      else { return nil }
      let fields = Fields(
        node, path: path.appending(.index(index)), shape: kind.shape, marks: check.marks)
      return (kind, fields)
    }
  }
}
