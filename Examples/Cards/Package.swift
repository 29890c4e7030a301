// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Cards",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "Cards", targets: ["CardsApp"]),
    .library(name: "CardsViews", targets: ["Cards"]),
  ],
  targets: [
    .target(name: "Cards", path: ".", exclude: ["App", "Package.swift"]),
    .executableTarget(name: "CardsApp", dependencies: ["Cards"], path: "App"),
  ]
)
