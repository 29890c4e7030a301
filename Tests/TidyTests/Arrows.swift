/// Who may import whom: the table of ARCHITECTURE.md as data.
enum Arrows {
  /// The rooms, each with everything that it may import besides the standard library.
  static let table: [String: Set<String>] = [
    "RivuletGraph": [],
    "RivuletGeometry": ["Foundation"],
    "RivuletAnimation": ["RivuletGeometry", "Foundation"],
    "RivuletLayout": ["RivuletGeometry", "Foundation"],
    "RivuletDrawing": ["RivuletGeometry", "Foundation"],
    "RivuletText": ["RivuletGeometry", "RivuletDrawing", "Foundation"],
    "RivuletTree": ["RivuletGeometry", "RivuletAnimation", "RivuletDrawing", "RivuletText", "RivuletLayout", "Foundation"],
    "Combine": ["Foundation", "FoundationNetworking", "Dispatch"],
    "RivuletFoundation": ["Combine", "Foundation"],
    "UniformTypeIdentifiers": ["RivuletFoundation"],
    "CoreTransferable": ["RivuletFoundation"],
    "CoreGraphics": ["RivuletElements", "RivuletNames", "RivuletDrawing", "RivuletGeometry", "Foundation"],
    "UIKit": ["CoreGraphics", "RivuletFoundation", "RivuletNames", "Foundation"],
    "AppKit": ["CoreGraphics", "RivuletFoundation", "RivuletNames", "Foundation"],
    "Cocoa": ["AppKit", "Foundation"],
    "CoreText": ["CoreGraphics", "RivuletNames", "Foundation"],
    "QuartzCore": ["CoreGraphics", "RivuletFoundation", "RivuletGeometry", "Foundation"],
    "_Testing_CoreGraphics": [],
    "_Testing_UIKit": [],
    "_Testing_AppKit": [],
    "os": ["RivuletFoundation", "Foundation"],
    "OSLog": ["os"],
    "RivuletExpansion": ["Glibc", "Musl", "Darwin"],
    "RivuletMacros": ["RivuletExpansion"],
    "RivuletCore": core,
    "RivuletLooks": core.union(["RivuletCore"]),
    "RivuletElements": core.union(["RivuletCore", "RivuletLooks"]),
    "RivuletControls": core.union(["RivuletCore", "RivuletLooks", "RivuletElements"]),
    "RivuletScreens": core.union(["RivuletCore", "RivuletLooks", "RivuletElements", "RivuletControls"]),
    "RivuletApps": core.union(["RivuletCore", "RivuletLooks", "RivuletElements", "RivuletControls", "RivuletScreens", "RivuletMacros"]),
    "RivuletNames": core.union(["RivuletCore", "RivuletLooks", "RivuletElements", "RivuletControls", "RivuletScreens"]),
    "RivuletHost": [
      "RivuletCore", "RivuletGeometry", "RivuletDrawing", "RivuletFoundation", "Foundation", "FoundationNetworking", "Dispatch",
    ],
    "RivuletInspector": [
      "RivuletHost", "RivuletApps", "RivuletScreens", "RivuletControls", "RivuletElements", "RivuletCore", "RivuletFoundation",
      "Foundation",
      "Observation",
    ],
    "RivuletRaster": ["RivuletGeometry", "RivuletDrawing", "RivuletText", "Foundation"],
    "RivuletHeadless": host,
    "RivuletGTK": host,
    "RivuletTesting": host.union([
      "RivuletHeadless", "RivuletApps", "RivuletElements", "RivuletCore", "RivuletGeometry", "RivuletDrawing", "RivuletText",
    ]),
    "RivuletPreviews": host.union(["RivuletHeadless", "RivuletApps", "RivuletElements", "RivuletLooks", "RivuletCore"]),
    "SwiftUI": core.union([
      "RivuletPreviews",
      "RivuletCore", "RivuletLooks", "RivuletElements", "RivuletControls", "RivuletScreens", "RivuletApps", "RivuletNames",
      "RivuletFoundation", "RivuletHost", "RivuletInspector", "RivuletHeadless", "RivuletGTK", "FoundationNetworking",
      "FoundationXML",
    ]),
    "EngineWorkloads": ["RivuletGraph"],
    "EngineBench": ["RivuletGraph", "EngineWorkloads", "Foundation", "Glibc"],
  ]

  private static let core: Set<String> = [
    "RivuletGraph", "RivuletTree", "RivuletGeometry", "RivuletAnimation", "RivuletDrawing", "RivuletText", "RivuletLayout", "Combine",
    "RivuletFoundation", "Observation", "Foundation", "Dispatch",
  ]

  private static let host: Set<String> = ["RivuletHost", "RivuletRaster", "RivuletFoundation", "Foundation", "Dispatch"]

  /// Rooms that stand above the core and show it: they may read the world and call C.
  static let hosts: Set<String> = [
    "RivuletHost", "RivuletHeadless", "RivuletPreviews", "RivuletTesting", "RivuletGTK", "EngineBench",
  ]

  /// Rooms that may import a C module.
  static let importersOfC = hosts.union(["RivuletText", "RivuletRaster", "RivuletFoundation"])

  /// What every room has without asking.
  static let standardLibrary: Set<String> = ["Swift", "Synchronization"]

  /// Whether the name is that of a C module: `CPango`, `CGTK4`.
  static func isCModule(_ name: String) -> Bool {
    name.wholeMatch(of: /C[A-Z]\w*/) != nil
  }

  /// Whether a room may import a module. Everything is allowed to a room that the table does not know: `unknownRooms` reports it.
  static func allows(_ module: String, in room: String) -> Bool {
    guard let allowed = table[room] else { return true }
    return allowed.contains(module) || standardLibrary.contains(module) || (isCModule(module) && importersOfC.contains(room))
  }

  /// Imports that the table forbids.
  static func forbiddenImports(in files: [SourceFile]) -> [Finding] {
    files.flatMap { file in
      Import.all(in: file).filter { !allows($0.module, in: file.target) }.map { statement in
        Finding(
          path: file.path, line: statement.line,
          sentence: "\(file.target) may not import \(statement.module); see the arrows in ARCHITECTURE.md.")
      }
    }
  }

  /// Dependencies in the manifest that the table forbids.
  static func forbiddenDependencies(in manifest: Manifest) -> [Finding] {
    manifest.dependencies.sorted { $0.key < $1.key }.flatMap { room, dependencies in
      dependencies.sorted().filter { !allows($0, in: room) }.map { dependency in
        Finding(
          path: "Package.swift", line: nil, sentence: "\(room) may not depend on \(dependency); see the arrows in ARCHITECTURE.md.")
      }
    }
  }

  /// Folders with Swift files that have no row in the table.
  static func unknownRooms(in files: [SourceFile]) -> [String] {
    Set(files.map(\.target)).subtracting(table.keys).sorted()
  }
}
