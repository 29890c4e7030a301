// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "PodcastPlayer",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "PodcastPlayer", targets: ["PodcastPlayerApp"]),
    .library(name: "PodcastPlayerViews", targets: ["PodcastPlayer"]),
  ],
  targets: [
    .target(name: "PodcastPlayer", path: ".", exclude: ["App", "Package.swift"], resources: [.process("Resources")]),
    .executableTarget(name: "PodcastPlayerApp", dependencies: ["PodcastPlayer"], path: "App"),
  ]
)
