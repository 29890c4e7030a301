// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Library",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "Library", targets: ["LibraryApp"]),
    .library(name: "LibraryViews", targets: ["Library"]),
  ],
  targets: [
    .target(name: "Library", path: ".", exclude: ["App", "Package.swift"]),
    .executableTarget(name: "LibraryApp", dependencies: ["Library"], path: "App"),
  ]
)
