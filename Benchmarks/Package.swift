// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "accessible-controls", path: "..")],
  targets: [
    .target(name: "CMeter"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CMeter",
        .product(name: "AdjustableCore", package: "accessible-controls"),
        .product(name: "a11y-console", package: "accessible-controls"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
