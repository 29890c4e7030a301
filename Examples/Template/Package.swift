// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Template",
  products: [
    .executable(name: "Template", targets: ["TemplateApp"])
  ],
  dependencies: [
    .package(name: "rivulet", path: "../../")
  ],
  targets: [
    // The views are a library, so that tests can import them.
    .target(name: "Template", dependencies: [.product(name: "SwiftUI", package: "rivulet")]),
    .executableTarget(name: "TemplateApp", dependencies: ["Template", .product(name: "SwiftUI", package: "rivulet")]),
    .testTarget(
      name: "TemplateTests",
      dependencies: ["Template", .product(name: "SwiftUI", package: "rivulet"), .product(name: "RivuletTesting", package: "rivulet")]),
  ]
)
