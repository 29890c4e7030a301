// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "ListTemplate",
  platforms: [.macOS(.v15), .iOS(.v18)],
  targets: [
    .executableTarget(name: "ListTemplate"),
    .testTarget(name: "ListTemplateTests", dependencies: ["ListTemplate"]),
  ]
)
