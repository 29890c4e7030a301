// swift-tools-version: 6.2
import PackageDescription

/// Settings that every target shares.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "rivulet-tools",
  products: [
    .library(name: "ProjectReading", targets: ["ProjectReading"]),
    .library(name: "ProjectTranslation", targets: ["ProjectTranslation"]),
  ],
  targets: [
    .target(name: "ProjectReading", swiftSettings: strict),
    .target(name: "ProjectTranslation", dependencies: ["ProjectReading"], swiftSettings: strict),
    // Projects that tests make in temporary folders.
    .target(name: "ProjectFixtures", path: "Tests/ProjectFixtures", swiftSettings: strict),
    .testTarget(name: "ProjectReadingTests", dependencies: ["ProjectReading", "ProjectFixtures"], swiftSettings: strict),
    .testTarget(
      name: "ProjectTranslationTests", dependencies: ["ProjectTranslation", "ProjectReading", "ProjectFixtures"], swiftSettings: strict),
  ]
)
