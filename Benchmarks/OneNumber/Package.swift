// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "one-number",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "one-number", targets: ["one-number"])],
  targets: [.executableTarget(name: "one-number")],
  swiftLanguageModes: [.v6]
)
