// swift-tools-version: 6.2
import PackageDescription

/// A package that measures views through the public interface only, as an app would use it. `./run bench` builds and runs it.
///
/// The workloads are in a separate folder, because the tests of the main package use them to count operations.
let package = Package(
  name: "RivuletBenchmarks",
  dependencies: [.package(name: "Rivulet", path: "..", traits: [])],
  targets: [
    .executableTarget(
      name: "RivuletBench",
      dependencies: [.product(name: "SwiftUI", package: "Rivulet"), .product(name: "RivuletTesting", package: "Rivulet")],
      path: ".", exclude: ["AllocationCount", "Thresholds", "baselines", "limit"], sources: ["RivuletBench", "ViewWorkloads"],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("ExistentialAny"),
        .treatAllWarnings(as: .error),
      ])
  ]
)
