// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "ExamplePreviews",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.executable(name: "ExamplePreviews", targets: ["ExamplePreviews"])],
  dependencies: [
    .package(path: "../PodcastPlayer"),
    .package(path: "../ExamCapture"),
    .package(path: "../Cards"),
    .package(path: "../Library"),
    .package(path: "../Notes"),
  ],
  targets: [
    .executableTarget(
      name: "ExamplePreviews",
      dependencies: [
        .product(name: "PodcastPlayerViews", package: "PodcastPlayer"),
        .product(name: "ExamCaptureViews", package: "ExamCapture"),
        .product(name: "CardsViews", package: "Cards"),
        .product(name: "LibraryViews", package: "Library"),
        .product(name: "NotesExampleViews", package: "Notes"),
      ], path: ".", exclude: ["Package.swift"])
  ]
)
