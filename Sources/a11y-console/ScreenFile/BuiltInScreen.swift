import Foundation

/// The screens that the program carries in itself.
enum BuiltInScreen: String, CaseIterable, Sendable {
  case sleep
  case price
  case camera
  case timer
  case volume

  /// The screen's file, byte for byte: what `--dump` prints.
  var bytes: [UInt8] {
    switch self {
    case .sleep: PackageResources.sleep_json
    case .price: PackageResources.price_json
    case .camera: PackageResources.camera_json
    case .timer: PackageResources.timer_json
    case .volume: PackageResources.volume_json
    }
  }

  /// The name of the screen's file in errors.
  var fileName: String { rawValue + ".json" }

  /// The names of all of them.
  static var names: [String] { allCases.map(\.rawValue) }

  /// The screen of this name.
  init(named name: String) throws(FileError) {
    guard let screen = Self(rawValue: name) else {
      throw FileError(path: name, reason: .notBuiltIn, names: Self.names)
    }
    self = screen
  }

  /// The file of the screen of this name, as text.
  static func text(of name: String) throws(FileError) -> String {
    String(decoding: try Self(named: name).bytes, as: UTF8.self)
  }

  /// The screen of this name, read in a locale.
  static func file(named name: String, locale: Locale) throws -> ScreenFile {
    let screen = try Self(named: name)
    return try ScreenFile(screen.bytes, name: screen.fileName, fallback: locale)
  }
}
