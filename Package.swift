// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "accessible-controls",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "AdjustableCore", targets: ["AdjustableCore"]),
    .executable(name: "a11y-console", targets: ["a11y-console"]),
  ],
  targets: [
    .target(name: "AdjustableCore"),
    .target(name: "CSpeechd"),
    .target(name: "CSystem"),
    .executableTarget(
      name: "a11y-console",
      dependencies: ["AdjustableCore", "CSpeechd", "CSystem"],
      resources: [.embedInCode("Screens")]
    ),
    .testTarget(
      name: "AdjustableCoreTests",
      dependencies: ["AdjustableCore", "SourceRooms"],
      resources: [.copy("Figures")]
    ),
    .testTarget(name: "OutsideTests", dependencies: ["AdjustableCore"], packageAccess: false),
    .target(name: "SourceRooms", path: "Tests/SourceRooms"),
    .executableTarget(name: "recording-module", path: "Tests/RecordingModule"),
    .testTarget(
      name: "ConsoleTests",
      dependencies: ["a11y-console", "AdjustableCore", "SourceRooms"],
      resources: [.copy("Transcripts"), .copy("Recognition"), .copy("Browser")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
