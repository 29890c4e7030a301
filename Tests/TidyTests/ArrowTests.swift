import Testing

/// Imports and the manifest against the table of arrows.
@Suite struct ArrowTests {
  @Test func `no room imports what the table does not allow`() {
    expectNone(Arrows.forbiddenImports(in: Repository.sources))
  }

  @Test func `no target depends on what the table does not allow`() {
    expectNone(Arrows.forbiddenDependencies(in: Repository.manifest))
  }

  @Test func `every room has a row in the table and a target in the manifest`() {
    #expect(Arrows.unknownRooms(in: Repository.sources) == [])
    let rooms = Set(Repository.sources.map(\.target))
    #expect(rooms.subtracting(Repository.manifest.dependencies.keys).sorted() == [])
  }

  @Test func `the table has no cycles`() {
    var rest = Arrows.table.mapValues { $0.filter { Arrows.table[$0] != nil } }
    while let leaf = rest.first(where: { $0.value.isDisjoint(with: rest.keys) })?.key { rest[leaf] = nil }
    #expect(rest.keys.sorted() == [])
  }

  @Test func `the scanner sees edges that are known to exist`() {
    let imports = Set(Repository.sources.flatMap { file in Import.all(in: file).map { "\(file.target) -> \($0.module)" } })
    #expect(imports.isSuperset(of: ["RivuletExpansion -> Glibc", "RivuletExpansion -> Musl"]))
    let dependencies = Repository.manifest.dependencies
    #expect(dependencies["RivuletText"] == ["RivuletGeometry", "RivuletDrawing", "CPango"])
    #expect(dependencies["TidyTests"] == [])
    #expect(dependencies["RivuletMacros"] == ["RivuletExpansion"])
  }

  @Test(arguments: [
    "import RivuletCore", "public import RivuletCore", "@_exported public import RivuletCore",
    "  @preconcurrency import struct RivuletCore.View",
    "@_spi(Reflection) package import RivuletCore", "import Foundation; import RivuletCore",
  ])
  func `a forbidden import is found in every spelling`(line: String) {
    let file = SourceFile(in: "RivuletGraph", "import Synchronization\n/* import RivuletScreens */ // import RivuletScreens\n\(line)")
    #expect(Arrows.forbiddenImports(in: [file]).count == 1)
    #expect(Arrows.forbiddenImports(in: [file]).first?.line == 3)
  }

  @Test func `hosts, text and raster import C, others do not`() {
    for room in ["RivuletText", "RivuletRaster", "RivuletGTK"] {
      #expect(Arrows.forbiddenImports(in: [SourceFile(in: room, "import CPango")]).isEmpty)
    }
    for room in ["RivuletCore", "RivuletScreens", "Combine", "SwiftUI"] {
      #expect(Arrows.forbiddenImports(in: [SourceFile(in: room, "import CPango")]).count == 1)
    }
  }

  @Test func `the tree sees neither the graph nor a view`() {
    for module in ["RivuletGraph", "RivuletCore", "RivuletScreens", "Combine", "Observation"] {
      #expect(Arrows.forbiddenImports(in: [SourceFile(in: "RivuletTree", "import \(module)")]).count == 1)
    }
    #expect(Repository.manifest.dependencies["RivuletTree"]?.contains("RivuletGraph") == false)
  }

  @Test func `a forbidden dependency is found`() {
    let manifest = Manifest(
      """
      room("RivuletScreens", imports: ["RivuletCore", "RivuletGTK"]),
      .target(
        name: "RivuletHost", dependencies: ["RivuletCore", .target(name: "RivuletScreens")], swiftSettings: strict),
      suite("RivuletHostTests", tests: ["RivuletHost", "RivuletScreens"]),
      """)
    #expect(
      Arrows.forbiddenDependencies(in: manifest).map(\.sentence) == [
        "RivuletHost may not depend on RivuletScreens; see the arrows in ARCHITECTURE.md.",
        "RivuletScreens may not depend on RivuletGTK; see the arrows in ARCHITECTURE.md.",
      ])
  }

  @Test func `conditions of a dependency are not taken for targets`() {
    let manifest = Manifest(
      """
      room("SwiftUI", imports: ["RivuletScreens", .target(name: "RivuletGTK", condition: .when(platforms: [.linux], traits: ["GTK"])), "Combine"]),
      .target(name: "RivuletGTK", dependencies: [], plugins: ["Lint"]),
      """)
    #expect(manifest.dependencies == ["SwiftUI": ["RivuletScreens", "RivuletGTK", "Combine"], "RivuletGTK": []])
  }

  @Test func `a room without a row is found`() {
    #expect(Arrows.unknownRooms(in: [SourceFile(in: "RivuletExtra", ""), SourceFile(in: "RivuletGraph", "")]) == ["RivuletExtra"])
  }
}
