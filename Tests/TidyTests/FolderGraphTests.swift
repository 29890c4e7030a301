import Foundation
import Testing

/// The folders of a target refer to each other in one direction. `./check --folders` prints the cycles and what causes them.
@Suite struct FolderGraphTests {
  /// The number of folders that stand in cycles, for each target that has any. It may only fall.
  private static let table = ["RivuletCore": 20, "RivuletViews": 0]

  private static let graphs = Dictionary(grouping: Repository.outlines) { $0.file.target }.sorted { $0.key < $1.key }
    .map { FolderGraph(target: $0.key, outlines: $0.value) }

  @Test func `no target has more folders in cycles than the table allows`() throws {
    if let path = ProcessInfo.processInfo.environment["RIVULET_FOLDER_REPORT"] {
      let report = Self.graphs.filter { $0.folders.count > 1 }.map(\.report).joined(separator: "\n")
      try report.write(toFile: path, atomically: true, encoding: .utf8)
    }
    for graph in Self.graphs {
      let (found, allowed) = (graph.foldersInCycles, Self.table[graph.target, default: 0])
      #expect(found <= allowed, "\(graph.target) has \(found) folders in cycles; \(allowed) may. Cut an arrow.\n\(graph.report)")
      #expect(found >= allowed, "\(graph.target) has only \(found) folders in cycles; lower the table from \(allowed).")
    }
  }

  @Test func `the reader follows every file to its end`() {
    #expect(Repository.outlines.filter { !$0.isBalanced }.map(\.file.path) == [])
    #expect(Self.graphs.first { $0.target == "RivuletCore" }?.arrow(from: "Scrolling", to: "Lazy") != nil)
  }

  private func graph(_ files: [(path: String, text: String)]) -> FolderGraph {
    FolderGraph(
      target: "Room", outlines: files.map { Outline(SourceFile(path: "Sources/Room/\($0.path)", text: $0.text)) })
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
