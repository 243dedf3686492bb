// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "accessible-controls", path: ".."),
    // A package of its own, so that this one has a single program and `swift run` needs no name.
    .package(path: "OneNumber"),
  ],
  targets: [
    .target(name: "CMeter"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CMeter",
        .product(name: "AdjustableCore", package: "accessible-controls"),
        .product(name: "a11y-console", package: "accessible-controls"),
        .product(name: "one-number", package: "OneNumber"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
