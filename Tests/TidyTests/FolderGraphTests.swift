import Foundation
import Testing

/// The folders of a target refer to each other in one direction. `./check --folders` prints the cycles and what causes them.
@Suite struct FolderGraphTests {
  /// The number of folders that stand in cycles, for each target that has any. It may only fall.
  private static let table: [String: Int] = [:]

  /// The targets whose folders are rooms, which have folders of their own.
  private static let targetsOfRooms = ["RivuletCore"]
  /// The number of folders inside a room that stand in cycles, for each room that has any. It may only fall.
  private static let tableOfRooms = ["RivuletCore/Containers": 2, "RivuletCore/Structure": 5]

  private static let graphs = Set(Repository.outlines.map(\.file.target)).sorted().map { FolderGraph(of: $0, Repository.outlines) }
  private static let graphsOfRooms = graphs.filter { targetsOfRooms.contains($0.place) }.flatMap { $0.graphsInside(Repository.outlines) }

  @Test func `no target has more folders in cycles than the table allows`() throws {
    if let path = ProcessInfo.processInfo.environment["RIVULET_FOLDER_REPORT"] {
      let report = (Self.graphs + Self.graphsOfRooms).filter { $0.folders.count > 1 }.map(\.report).joined(separator: "\n")
      try report.write(toFile: path, atomically: true, encoding: .utf8)
    }
    expect(Self.graphs, Self.table)
  }

  @Test func `no room has more folders in cycles than the table allows`() {
    #expect(Self.graphsOfRooms.contains { $0.place == "RivuletCore/State" })
    expect(Self.graphsOfRooms, Self.tableOfRooms)
  }

  private func expect(_ graphs: [FolderGraph], _ table: [String: Int]) {
    for graph in graphs {
      let (found, allowed) = (graph.foldersInCycles, table[graph.place, default: 0])
      #expect(found <= allowed, "\(graph.place) has \(found) folders in cycles; \(allowed) may. Cut an arrow.\n\(graph.report)")
      #expect(found >= allowed, "\(graph.place) has only \(found) folders in cycles; lower the table from \(allowed).")
    }
    #expect(Set(table.keys).subtracting(graphs.map(\.place)) == [], "The table names places that do not exist.")
  }

  @Test func `the reader follows every file to its end`() {
    #expect(Repository.outlines.filter { !$0.isBalanced }.map(\.file.path) == [])
    #expect(Self.graphs.first { $0.place == "RivuletCore" }?.arrow(from: "Containers", to: "Structure") != nil)
  }

  private func outlines(_ files: [(path: String, text: String)]) -> [Outline] {
    files.map { Outline(SourceFile(path: "Sources/Room/\($0.path)", text: $0.text)) }
  }

  private func graph(_ files: [(path: String, text: String)]) -> FolderGraph {
    FolderGraph(of: "Room", outlines(files))
  }

  @Test func `a cycle is found with the names that cause it`() {
    let found = graph([
      ("Nodes/Node.swift", "struct Node { var painter: Painter? }"),
      ("Drawing/Painter.swift", "struct Painter { func paint(_ node: Node, _ other: Node) {} }"),
      ("Layout/Pass.swift", "func place(_ node: Node) {}"),
    ])
    #expect(found.cycles == [["Drawing", "Nodes"]])
    #expect(found.foldersInCycles == 2)
    #expect(
      found.report == """
        Room: 2 of 3 folders in cycles
          cycle: Drawing, Nodes
            Nodes → Drawing 1, back 2: Painter 1
            Drawing → Nodes 2, back 1: Node 2

        """)
  }

  @Test func `a cycle over several folders is one cycle`() {
    let found = graph([
      ("A/A.swift", "class A: B {}"), ("B/B.swift", "class B: C {}"), ("C/C.swift", "class C { var a: A? }"), ("D.swift", "let a = A()"),
    ])
    #expect(found.folders == [".", "A", "B", "C"])
    #expect(found.cycles == [["A", "B", "C"]])
  }

  @Test func `a cycle inside a room is found, and what other rooms use does not count`() {
    let files = [
      ("Low/Nodes/Node.swift", "class Node { var painter: Painter? }"), ("Low/Drawing/Painter.swift", "class Painter { var node: Node? }"),
      ("High/Views/View.swift", "class View { var row: Row? }"), ("High/Rows/Row.swift", "class Row { var node: Node? }"),
      ("Flat/A.swift", ""),
    ]
    let whole = graph(files)
    #expect(whole.cycles == [])
    let inside = whole.graphsInside(outlines(files))
    #expect(inside.map(\.place) == ["Room/High", "Room/Low"])
    #expect(inside.map(\.cycles) == [[], [["Drawing", "Nodes"]]])
    #expect(inside.last?.report.hasPrefix("Room/Low: 2 of 2 folders in cycles\n") == true)
  }

  @Test(arguments: [
    "/// A `Painter`.", "let text = \"Painter\"", "let a = Other.Painter.self", "func f<Painter>(_ painter: Painter) {}",
    "struct Own { struct Painter {}\n  var painter: Painter? }", "f(paint: 1)", "node.paint()", "let b = paint",
    "import struct Room.Painter",
  ])
  func `a name that is not the type or function of the other folder is no reference`(line: String) {
    let found = graph([("Nodes/Node.swift", line), ("Drawing/Painter.swift", "struct Painter {}\nfunc paint() {}\nprivate struct Own {}")])
    #expect(found.arrow(from: "Nodes", to: "Drawing")?.uses == nil)
  }

  @Test(arguments: [
    "extension Painter {}", "let text = \"\\(Painter())\"", "func f(_ a: [Painter]?) {}", "struct A<B: Painter> {}", "paint()",
    "let a = Painter.shared", "@Painter var a = 1",
  ])
  func `a use in any form is a reference`(line: String) {
    let found = graph([("Nodes/Node.swift", line), ("Drawing/Painter.swift", "struct Painter {}\nfunc paint() {}")])
    #expect(found.arrow(from: "Nodes", to: "Drawing")?.count == 1)
  }
}
