// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "DocumentTemplate",
  platforms: [.macOS(.v15), .iOS(.v18)],
  targets: [
    .executableTarget(name: "DocumentTemplate"),
    .testTarget(name: "DocumentTemplateTests", dependencies: ["DocumentTemplate"]),
  ]
)
