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
}
