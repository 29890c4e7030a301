// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "AppTemplate",
  platforms: [.macOS(.v15), .iOS(.v18)],
  targets: [
    .executableTarget(name: "AppTemplate"),
    .testTarget(name: "AppTemplateTests", dependencies: ["AppTemplate"]),
  ]
)
