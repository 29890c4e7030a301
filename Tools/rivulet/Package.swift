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
  name: "rivulet-command",
  products: [.executable(name: "rivulet", targets: ["rivulet"])],
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
  targets: [
    // Reads what a folder holds: an Xcode project, a workspace, a package, or sources.
    .target(name: "ProjectReading", swiftSettings: strict),
    // Makes a package of it, in a cache.
    .target(name: "ProjectTranslation", dependencies: ["ProjectReading"], swiftSettings: strict),
    // Builds, runs and packages apps with an installed Rivulet. It knows no command line.
    .target(name: "AppBuilding", dependencies: ["ProjectReading", "ProjectTranslation"], swiftSettings: strict),
    // Keeps a running app up to date with its files: watches them, compiles what has changed, and exchanges the process.
    .target(name: "LivePreviews", dependencies: ["AppBuilding"], swiftSettings: strict),
    .executableTarget(
      name: "rivulet",
      dependencies: [
        "AppBuilding", "LivePreviews", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    .testTarget(name: "AppBuildingTests", dependencies: ["AppBuilding", "ProjectFixtures"], swiftSettings: strict),
    .testTarget(name: "LivePreviewsTests", dependencies: ["LivePreviews", "ProjectFixtures"], swiftSettings: strict),
    // Projects that tests make in temporary folders.
    .target(name: "ProjectFixtures", path: "Tests/ProjectFixtures", swiftSettings: strict),
    .testTarget(name: "ProjectReadingTests", dependencies: ["ProjectReading", "ProjectFixtures"], swiftSettings: strict),
    .testTarget(
      name: "ProjectTranslationTests", dependencies: ["ProjectTranslation", "ProjectReading", "ProjectFixtures"], swiftSettings: strict),
    // The tests of the installation that RIVULET_SDK names. They are left out without the variable.
    .testTarget(name: "InstalledTests", dependencies: ["AppBuilding", "LivePreviews", "ProjectFixtures"], swiftSettings: strict),
  ]
)
