// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "ExamCapture",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "ExamCapture", targets: ["ExamCaptureApp"]),
    .library(name: "ExamCaptureViews", targets: ["ExamCapture"]),
  ],
  targets: [
    .target(name: "ExamCapture", path: ".", exclude: ["App", "Package.swift"], resources: [.process("Resources")]),
    .executableTarget(name: "ExamCaptureApp", dependencies: ["ExamCapture"], path: "App"),
  ]
)
