// swift-tools-version: 6.2
import CompilerPluginSupport
import Glibc
import PackageDescription

/// Settings that every target shares: layers by the compiler, no implicit re-exports, no silent existential.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

/// The scripts of the repository set this variable: in the rooms that tests spend their time in, optimised code keeps all checks of debug
/// builds and takes less than half of the time. Other packages may not depend on one with such flags.
let optimizesLowRooms = Context.environment["RIVULET_OPTIMIZED_ROOMS"] == "1"

func room(_ name: String, imports: [Target.Dependency] = [], plugins: [Target.PluginUsage] = [], isLow: Bool = false) -> Target {
  let flags: [SwiftSetting] =
    isLow && optimizesLowRooms ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : []
  return .target(name: name, dependencies: imports, swiftSettings: strict + flags, plugins: plugins)
}

/// `data` names files beside the tests that they read from the repository itself. Only suites that count or run long in release are
/// optimised, because that takes minutes; `isScanner` is for those that read the whole repository.
func suite(
  _ name: String, tests: [Target.Dependency], data: [String] = [], path: String? = nil, isOptimized: Bool = false, isScanner: Bool = false
) -> Target {
  let plain: [SwiftSetting] = isOptimized ? [] : [.unsafeFlags(["-Onone"], .when(configuration: .release))]
  let scanning: [SwiftSetting] = isScanner ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []
  return .testTarget(name: name, dependencies: tests, path: path, exclude: data, swiftSettings: strict + plain + scanning)
}

/// Where the package manager reads about a library of the system: on Debian and Ubuntu beside our module of it, elsewhere from the system under the
/// library's name, with a warning of each flag that it refuses. A path with a space would be taken for two names.
func description(_ library: String, beside module: String) -> String {
  let path = "\(Context.packageDirectory)/Sources/\(module)/\(library).pc"
  return access("/etc/debian_version", R_OK) == 0 && !path.contains(" ") ? path : library
}

/// An app as it would be on a Mac: it sees SwiftUI and nothing else of this package.
///
/// Its views are a library, so that tests wait for them; the package manager lets tests start before the module of a program is there.
func example(_ name: String, resources: [Resource] = [.process("Resources")]) -> [Target] {
  [
    .target(name: name, dependencies: ["SwiftUI"], path: "Examples/\(name)", exclude: ["App", "Package.swift"], resources: resources),
    .executableTarget(name: "\(name)App", dependencies: [.target(name: name), "SwiftUI"], path: "Examples/\(name)/App"),
  ]
}

let package = Package(
  name: "Rivulet",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI", "UniformTypeIdentifiers", "CoreTransferable"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .library(name: "AppKit", targets: ["AppKit", "Cocoa", "_Testing_AppKit", "_Testing_CoreGraphics"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .library(name: "CoreText", targets: ["CoreText", "_Testing_CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore", "_Testing_CoreGraphics"]),
    .library(name: "OSLog", targets: ["os", "OSLog"]),
    .library(name: "RivuletTesting", targets: ["RivuletTesting"]),
    // All of the library in one file that every app of a machine shares; `./install` puts it where apps find it.
    .library(
      name: "rivulet", type: .dynamic,
      targets: [
        "SwiftUI", "Combine", "UniformTypeIdentifiers", "CoreTransferable", "RivuletTesting", "UIKit", "AppKit", "Cocoa", "CoreGraphics",
        "CoreText", "QuartzCore", "os", "OSLog", "_Testing_UIKit", "_Testing_AppKit", "_Testing_CoreGraphics",
      ]),
    .executable(name: "PodcastPlayer", targets: ["PodcastPlayerApp"]),
    .executable(name: "ExamCapture", targets: ["ExamCaptureApp"]),
    .executable(name: "Cards", targets: ["CardsApp"]),
    .executable(name: "Library", targets: ["LibraryApp"]),
    .executable(name: "NotesExample", targets: ["NotesExampleApp"]),
    .executable(name: "ExamplePreviews", targets: ["ExamplePreviews"]),
  ],
  traits: [
    .default(enabledTraits: ["GTK"]),
    .trait(name: "GTK", description: "Shows apps in a window of the desktop; needs the headers of GTK 4."),
  ],
  targets: [
    room("RivuletGraph", isLow: true),
    room("RivuletGeometry", isLow: true),
    room("RivuletAnimation", imports: ["RivuletGeometry"], isLow: true),
    room("RivuletDrawing", imports: ["RivuletGeometry"], isLow: true),
    .systemLibrary(name: "CPango", pkgConfig: description("pangocairo", beside: "CPango"), providers: [.apt(["libpango1.0-dev"])]),
    room("RivuletText", imports: ["RivuletGeometry", "RivuletDrawing", "CPango"], isLow: true),
    room("RivuletLayout", imports: ["RivuletGeometry"], isLow: true),
    room("RivuletTree", imports: ["RivuletGeometry", "RivuletAnimation", "RivuletDrawing", "RivuletText", "RivuletLayout"], isLow: true),
    room("Combine", isLow: true),
    .target(name: "CRivuletObjects"),
    room("RivuletFoundation", imports: ["Combine", "CRivuletObjects"], isLow: true),
    // The names under which Apple's frameworks have what lies in RivuletFoundation.
    room("UniformTypeIdentifiers", imports: ["RivuletFoundation"]),
    room("CoreTransferable", imports: ["RivuletFoundation"]),
    room(
      "RivuletCore",
      imports: [
        "RivuletGraph", "RivuletTree", "RivuletGeometry", "RivuletAnimation", "RivuletDrawing", "RivuletText", "RivuletLayout", "Combine",
        "RivuletFoundation",
      ],
      isLow: true),
    // The catalogue. Each room imports the rooms before it; apps and names do not import each other.
    room(
      "RivuletLooks",
      imports: [
        "RivuletCore", "RivuletGraph", "RivuletTree", "RivuletGeometry", "RivuletAnimation", "RivuletDrawing", "RivuletText",
        "RivuletLayout", "Combine", "RivuletFoundation",
      ]),
    room(
      "RivuletElements",
      imports: [
        "RivuletLooks",
        "RivuletCore", "RivuletGraph", "RivuletTree", "RivuletGeometry", "RivuletAnimation", "RivuletDrawing", "RivuletText",
        "RivuletLayout", "Combine", "RivuletFoundation",
      ]),
    room(
      "RivuletControls",
      imports: [
        "RivuletLooks", "RivuletElements",
        "RivuletCore", "RivuletGraph", "RivuletTree", "RivuletGeometry", "RivuletAnimation", "RivuletDrawing", "RivuletText",
        "RivuletLayout", "Combine", "RivuletFoundation",
      ]),
    room(
      "RivuletScreens",
      imports: [
        "RivuletLooks", "RivuletElements", "RivuletControls",
        "RivuletCore", "RivuletGraph", "RivuletTree", "RivuletGeometry", "RivuletAnimation", "RivuletDrawing", "RivuletText",
        "RivuletLayout", "Combine", "RivuletFoundation",
      ]),
    room(
      "RivuletApps",
      imports: [
        "RivuletLooks", "RivuletElements", "RivuletControls", "RivuletScreens", "RivuletMacros",
        "RivuletCore", "RivuletGraph", "RivuletTree", "RivuletGeometry", "RivuletAnimation", "RivuletDrawing", "RivuletText",
        "RivuletLayout", "Combine", "RivuletFoundation",
      ]),
    room(
      "RivuletNames",
      imports: [
        "RivuletLooks", "RivuletElements", "RivuletControls", "RivuletScreens",
        "RivuletCore", "RivuletGraph", "RivuletTree", "RivuletGeometry", "RivuletAnimation", "RivuletDrawing", "RivuletText",
        "RivuletLayout", "Combine", "RivuletFoundation",
      ]),
    room("RivuletHost", imports: ["RivuletCore", "RivuletGeometry", "RivuletDrawing", "RivuletFoundation"]),
    room(
      "RivuletInspector",
      imports: ["RivuletHost", "RivuletApps", "RivuletScreens", "RivuletControls", "RivuletElements", "RivuletCore", "RivuletFoundation"]),
    .systemLibrary(name: "CCairo", pkgConfig: description("librsvg-2.0", beside: "CCairo")),
    .target(name: "CRivuletPictures", dependencies: ["CCairo"]),
    room("RivuletRaster", imports: ["RivuletGeometry", "RivuletDrawing", "RivuletText", "CCairo", "CRivuletPictures"], isLow: true),
    room("RivuletHeadless", imports: ["RivuletHost", "RivuletRaster"]),
    room(
      "RivuletTesting",
      imports: [
        "RivuletHeadless", "RivuletRaster", "RivuletApps", "RivuletElements", "RivuletCore", "RivuletGeometry", "RivuletDrawing",
        "RivuletText",
      ]),
    .systemLibrary(name: "CGTK4", pkgConfig: description("gtk4", beside: "CGTK4")),
    .target(
      name: "CRivuletCanvas", dependencies: [.target(name: "CGTK4", condition: .when(traits: ["GTK"]))],
      cSettings: [.define("RIVULET_GTK", .when(traits: ["GTK"]))]),
    room(
      "RivuletGTK",
      imports: [
        "RivuletHost", "RivuletRaster", "RivuletFoundation", "CRivuletCanvas", .target(name: "CGTK4", condition: .when(traits: ["GTK"])),
      ]),
    room(
      "RivuletPreviews",
      imports: [
        "RivuletHeadless", "RivuletRaster", "RivuletHost", "RivuletApps", "RivuletElements", "RivuletLooks", "RivuletCore",
      ]),
    room(
      "SwiftUI",
      imports: [
        "RivuletPreviews",
        "RivuletLooks", "RivuletElements", "RivuletControls", "RivuletScreens", "RivuletApps", "RivuletNames",
        "RivuletCore", "RivuletGeometry", "RivuletAnimation", "RivuletDrawing", "RivuletText", "RivuletLayout", "Combine",
        "RivuletFoundation", "RivuletHost", "RivuletInspector", "RivuletHeadless",
        .target(name: "RivuletGTK", condition: .when(traits: ["GTK"])),
      ]),
    // What files of apps for Apple's systems import in passing. Each is a product of its own (`Documentation/PlatformNames.md`).
    room("CoreGraphics", imports: ["RivuletElements", "RivuletNames", "RivuletDrawing", "RivuletGeometry"]),
    room("UIKit", imports: ["CoreGraphics", "RivuletFoundation", "RivuletNames"]),
    room("AppKit", imports: ["CoreGraphics", "RivuletFoundation", "RivuletNames"]),
    room("Cocoa", imports: ["AppKit"]),
    room("CoreText", imports: ["CoreGraphics", "RivuletNames"]),
    room("QuartzCore", imports: ["CoreGraphics", "RivuletFoundation", "RivuletGeometry"]),
    room("_Testing_CoreGraphics"),
    room("_Testing_UIKit"),
    room("_Testing_AppKit"),
    room("os", imports: ["RivuletFoundation"]),
    room("OSLog", imports: ["os"]),
    room("RivuletExpansion"),
    .macro(name: "RivuletMacros", dependencies: ["RivuletExpansion"], swiftSettings: strict),
    room("EngineWorkloads", imports: ["RivuletGraph"]),
    .target(
      name: "ViewWorkloads", dependencies: ["SwiftUI", "RivuletTesting"], path: "Benchmarks/ViewWorkloads", swiftSettings: strict),
    .executableTarget(
      name: "RetainedRows", dependencies: ["ViewWorkloads", "RivuletDrawing", "RivuletGeometry", "RivuletLayout", "RivuletText"],
      path: "Benchmarks/baselines/retained", swiftSettings: strict),
    .target(name: "AllocationCount", path: "Benchmarks/AllocationCount"),
    .executableTarget(name: "EngineBench", dependencies: ["EngineWorkloads", "RivuletGraph"], swiftSettings: strict),

    suite("RivuletGraphTests", tests: ["RivuletGraph", "EngineWorkloads", "AllocationCount"], isOptimized: true),
    suite("RivuletGeometryTests", tests: ["RivuletGeometry"]),
    suite("RivuletAnimationTests", tests: ["RivuletAnimation"]),
    // The nodes of a host that knows nothing but the edits of a drawing tree.
    .target(name: "DrawnNodes", dependencies: ["RivuletDrawing"], path: "Tests/DrawnNodes", swiftSettings: strict),
    suite("RivuletDrawingTests", tests: ["RivuletDrawing", "RivuletGeometry", "DrawnNodes"]),
    suite("RivuletTextTests", tests: ["RivuletText", "RivuletDrawing", "RivuletGeometry", "CPango"]),
    suite("RivuletRasterTests", tests: ["RivuletRaster", "RivuletGeometry", "RivuletDrawing", "RivuletText"]),
    suite("RivuletLayoutTests", tests: ["RivuletLayout"]),
    suite("RivuletTreeTests", tests: ["RivuletTree", "RivuletGeometry", "RivuletDrawing", "RivuletText", "RivuletLayout"]),
    suite("RivuletFoundationTests", tests: ["RivuletFoundation", "UniformTypeIdentifiers", "CoreTransferable"]),
    suite("CombineTests", tests: ["Combine"], isOptimized: true),
    suite(
      "RivuletCoreTests",
      tests: [
        "RivuletAnimation", "Combine", "RivuletDrawing", "RivuletLayout", "RivuletCore", "RivuletGeometry", "RivuletText", "RivuletGraph",
      ], isOptimized: true),
    suite(
      "CatalogueTests",
      tests: [
        "RivuletLooks", "RivuletElements", "RivuletControls", "RivuletScreens", "RivuletApps", "RivuletNames", "RivuletCore",
        "RivuletGraph", "RivuletGeometry", "RivuletAnimation", "RivuletDrawing", "RivuletText",
        "RivuletLayout", "RivuletFoundation",
        "Combine",
      ]),
    suite("ConformanceTests", tests: ["SwiftUI", "RivuletTesting"]),
    // Code as it was written in 2019, in that language mode, where the old names may be used without a warning.
    .testTarget(
      name: "HistoricalNamesTests", dependencies: ["SwiftUI", "RivuletTesting"],
      swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]),
    // Code as it is written for Apple's SDK, which warns in language mode 6 and compiles.
    .testTarget(
      name: "HandedClosuresTests", dependencies: ["SwiftUI", "RivuletTesting"], swiftSettings: [.unsafeFlags(["-suppress-warnings"])]),
    suite("ComplexityTests", tests: ["SwiftUI", "RivuletTesting", "ViewWorkloads", "AllocationCount"], isOptimized: true),
    .executableTarget(name: "TrapProbe", dependencies: ["SwiftUI"], path: "Tests/TrapProbe", swiftSettings: strict),
    suite("RivuletHostTests", tests: ["RivuletHost", "RivuletCore", "RivuletFoundation", "TrapProbe"]),
    .executableTarget(
      name: "LoopProbe", dependencies: [.target(name: "RivuletGTK", condition: .when(traits: ["GTK"]))], path: "Tests/LoopProbe",
      swiftSettings: strict),
    suite(
      "RivuletGTKTests",
      tests: [
        "RivuletHost", "RivuletRaster", "RivuletHeadless", "RivuletLooks", "RivuletElements", "RivuletControls", "RivuletScreens",
        "RivuletApps", "RivuletNames",
        "PodcastPlayer", "ExamCapture", "Cards", "Library",
        "NotesExample", "LoopProbe",
        .target(name: "RivuletGTK", condition: .when(traits: ["GTK"])), .target(name: "CGTK4", condition: .when(traits: ["GTK"])),
      ]),
    .executableTarget(name: "FieldProbe", dependencies: ["SwiftUI"], path: "Tests/FieldProbe", swiftSettings: strict),
    .executableTarget(name: "ReaderProbe", dependencies: ["SwiftUI"], path: "Tests/ReaderProbe", swiftSettings: strict),
    .executableTarget(name: "WindowsProbe", dependencies: ["SwiftUI"], path: "Tests/WindowsProbe", swiftSettings: strict),
    // Real windows on a screen in memory, for tests.
    .target(name: "VirtualScreens", path: "Tests/VirtualScreens", swiftSettings: strict),
    suite(
      "WindowTests",
      tests: [
        "VirtualScreens", "PodcastPlayerApp", "ExamCaptureApp", "CardsApp", "LibraryApp", "NotesExampleApp", "FieldProbe", "ReaderProbe",
        "WindowsProbe",
        .target(name: "RivuletGTK", condition: .when(traits: ["GTK"])), .target(name: "CGTK4", condition: .when(traits: ["GTK"])),
      ]),
    // What every host has to do alike: a view that tells what happens to it, and the program that shows it in a window.
    .target(name: "HostContract", dependencies: ["SwiftUI"], path: "Tests/HostContract", swiftSettings: strict),
    .executableTarget(
      name: "ContractProbe", dependencies: ["HostContract", "SwiftUI"], path: "Tests/ContractProbe", swiftSettings: strict),
    suite("HostConformanceTests", tests: ["HostContract", "ContractProbe", "VirtualScreens", "RivuletHeadless", "RivuletCore"]),
    suite(
      "RivuletPreviewsTests",
      tests: [
        "RivuletPreviews", "RivuletHeadless", "RivuletRaster", "RivuletHost", "RivuletApps", "RivuletScreens", "RivuletControls",
        "RivuletElements", "RivuletLooks", "RivuletCore",
      ]),
    // The window of `rivulet preview`: an app that sees SwiftUI and nothing else of this package.
    .target(
      name: "PreviewViewer", dependencies: ["SwiftUI", "UIKit", "UniformTypeIdentifiers"], path: "Tools/viewer/PreviewViewer",
      swiftSettings: strict),
    .executableTarget(
      name: "PreviewViewerApp", dependencies: ["PreviewViewer", "SwiftUI"], path: "Tools/viewer/App", swiftSettings: strict),
    suite("PreviewViewerTests", tests: ["PreviewViewer", "SwiftUI", "RivuletTesting"]),
    suite(
      "RivuletInspectorTests",
      tests: [
        "SwiftUI", "RivuletTesting", "RivuletInspector", "RivuletHost", "RivuletHeadless", "RivuletApps", "RivuletCore", "RivuletTree",
      ]),
    suite("RivuletTestingTests", tests: ["SwiftUI", "RivuletTesting", "RivuletHeadless", "RivuletCore", "RivuletTree"]),
    suite(
      "OracleTests",
      tests: [
        "RivuletElements", "RivuletControls", "RivuletScreens", "RivuletApps", "RivuletNames", "RivuletCore", "RivuletGraph",
        "RivuletDrawing",
        "RivuletText", "Combine", "SwiftUI", "RivuletTesting", "DrawnNodes",
      ],
      isOptimized: true),
    .executableTarget(
      name: "SoakProbe", dependencies: ["SwiftUI", "RivuletTesting", "AllocationCount"], path: "Tests/SoakProbe", swiftSettings: strict),
    // A suite that names a macro itself has the package manager build everything a second time, for the machine of the compiler. It finds the plugin by
    // the catalogue.
    suite("RivuletMacrosTests", tests: ["RivuletExpansion", "RivuletApps"]),
    suite(
      "ExamplesTests",
      tests: [
        "PodcastPlayer", "PodcastPlayerApp", "ExamCapture", "ExamCaptureApp", "Cards", "CardsApp", "Library", "LibraryApp",
        "NotesExample", "NotesExampleApp", "SoakProbe",
        "ExamplePreviews", "SwiftUI", "RivuletTesting",
      ],
      isOptimized: true),
    // Not called Notes, so that an app beside this package can be.
    .target(
      name: "NotesExample", dependencies: ["SwiftUI", "UniformTypeIdentifiers"], path: "Examples/Notes", exclude: ["App", "Package.swift"]),
    .executableTarget(name: "NotesExampleApp", dependencies: ["NotesExample", "SwiftUI"], path: "Examples/Notes/App"),
    // All examples in one program, for their previews.
    .executableTarget(
      name: "ExamplePreviews", dependencies: ["PodcastPlayer", "ExamCapture", "Cards", "Library", "NotesExample", "SwiftUI"],
      path: "Examples/Previews", exclude: ["Package.swift"], swiftSettings: strict),
    // Files as they import UIKit, AppKit and their like in passing.
    suite(
      "PlatformModulesTests",
      tests: [
        "UIKit", "AppKit", "Cocoa", "CoreGraphics", "CoreText", "QuartzCore", "os", "OSLog", "SwiftUI", "_Testing_CoreGraphics",
        "_Testing_UIKit", "_Testing_AppKit",
      ]),
    suite("TidyTests", tests: [], isScanner: true),
    // The samples of the documents.
    .executableTarget(name: "Player", dependencies: ["SwiftUI"], path: "Examples/Samples/Player", swiftSettings: strict),
    suite("PlayerTests", tests: ["SwiftUI", "RivuletTesting"], path: "Examples/Samples/PlayerTests"),
    suite("ArticleTests", tests: ["SwiftUI", "RivuletTesting"], path: "Examples/Samples/ArticleTests"),
    suite("GalleryTests", tests: ["SwiftUI", "RivuletTesting"], path: "Examples/Samples/GalleryTests"),
  ] + example("PodcastPlayer") + example("ExamCapture") + example("Cards", resources: []) + example("Library", resources: [])
)

// What counts is gated in release, and what tries many scripts, where the other suites would cost minutes to compile.
if Context.environment["RIVULET_ONLY_COUNTS"] != nil {
  let counting: Set = ["ComplexityTests", "ExamplesTests", "OracleTests", "RivuletCoreTests", "RivuletGraphTests"]
  package.targets.removeAll { $0.type == .test && !counting.contains($0.name) }
}
