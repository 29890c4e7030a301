import Foundation
import Testing

/// The closures that apps hand over.
@Suite struct ClosureTableTests {
  private static let table = ClosureTable(Repository.text("Tools/api/closures.tsv"))

  @Test func `every declaration that takes a closure is as in Apple's documentation`() throws {
    let graphs = try SymbolGraphs.all().filter { $0.module != "Combine" }
    let declared = try graphs.flatMap { ClosureTable.lines(of: try $0.symbols()) }
    #expect(declared.count > 100)
    expectNone(Self.table.findings(in: declared))
  }

  @Test func `what differs from the documentation is a divergence`() {
    expectNone(Self.table.unexplained(by: Repository.text("Documentation/Divergences.md")))
  }

  @Test func `the closures of Combine are plain, as documented`() throws {
    let graphs = try SymbolGraphs.all().filter { $0.module == "Combine" }
    let declared = try graphs.flatMap { ClosureTable.lines(of: try $0.symbols()) }
    #expect(declared.count > 200)
    let marked = declared.map(\.documented).filter { $0.contains(/@Sendable|@MainActor|@isolated|@preconcurrency|\bsending\b/) }
    #expect(marked == [])
  }

  private func symbol(_ path: String, _ declaration: String) -> [String: Any] {
    ["pathComponents": path.split(separator: " ").map(String.init), "declarationFragments": [["spelling": declaration]]]
  }

  @Test func `declarations with closures are found, and others pass`() {
    let lines = ClosureTable.lines(of: [
      symbol("View task(_:)", "nonisolated func task(_ action: @escaping\n  @Sendable () async -> Void) -> some View"),
      symbol("Button init(action:)", "@preconcurrency init(action: @escaping @MainActor @Sendable () -> Void)"),
      symbol("ForEach content", "var content: (Data.Element) -> Content"),
      symbol("View mask(_:)", "nonisolated consuming func mask(_ mask: () -> Int)"),
      symbol("View opacity(_:)", "nonisolated func opacity(_ opacity: Double) -> some View"),
      symbol("View width", "var width: CGFloat { get }"),
      symbol("_Modifier init(action:)", "init(action: () -> Void)"),
    ])
    #expect(
      lines.map(\.documented) == [
        "nonisolated func task(_ action: @escaping @Sendable () async -> Void) -> some View",
        "@preconcurrency init(action: @escaping @MainActor () -> Void)", "var content: (Data.Element) -> Content",
        "nonisolated func mask(_ mask: () -> Int)",
      ])
  }

  @Test func `a new shape, a lost one, and a difference without a row are found`() {
    let table = ClosureTable(
      "# comment\nA.f(_:)\tfunc f(_ a: () -> Void)\nB.init(get:)\tinit(get: @Sendable () -> Int)\tinit(get: () -> Int)\n")
    let f = ClosureTable.Line(path: "A.f(_:)", documented: "func f(_ a: () -> Void)")
    let get = ClosureTable.Line(path: "B.init(get:)", documented: "init(get: () -> Int)")
    #expect(table.findings(in: [f, get]) == [])
    #expect(table.findings(in: [f]).map(\.sentence) == ["has B.init(get:), which is not declared so: init(get: () -> Int)."])
    var changed = f
    changed.documented = "func f(_ a: @Sendable () -> Void)"
    #expect(table.findings(in: [changed, get]).count == 2)
    #expect(table.unexplained(by: "| `B(get:)` | … |") == [])
    #expect(table.unexplained(by: "").map(\.sentence) == ["does not say how `B(get:)` differs."])
  }
}
