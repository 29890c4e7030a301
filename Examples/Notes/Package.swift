// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "NotesExample",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "NotesExample", targets: ["NotesExampleApp"]),
    .library(name: "NotesExampleViews", targets: ["NotesExample"]),
  ],
  targets: [
    .target(name: "NotesExample", path: ".", exclude: ["App", "Package.swift"]),
    .executableTarget(name: "NotesExampleApp", dependencies: ["NotesExample"], path: "App"),
  ]
)
