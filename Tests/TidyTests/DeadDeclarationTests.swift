import Testing

/// Nothing is kept for tests alone.
@Suite struct DeadDeclarationTests {
  @Test func `every declaration is used outside of tests`() {
    let others = ["Tools", "Examples", "Benchmarks"].flatMap(Repository.swiftFiles).filter { !$0.path.contains("Tests/") }
    expectNone(DeadDeclarations(users: Repository.outlines + others.map(Outline.init)).findings(in: Repository.outlines))
  }

  @Test func `every exception exists`() {
    let declared = Set(Repository.outlines.flatMap(\.declarations).map(\.name))
    #expect(Set(DeadDeclarations.exempt.keys).union(DeadDeclarations.observed.keys).subtracting(declared).sorted() == [])
  }

  /// The names that count as dead in a file, beside another file that uses some.
  private func dead(_ text: String, besides other: String = "", in room: String = "Room") -> [String] {
    let outlines = [Outline(SourceFile(in: "Room", text)), Outline(SourceFile(in: room, named: "Other.swift", other))]
    let findings = DeadDeclarations(users: outlines).findings(in: [outlines[0]])
    return findings.compactMap { $0.sentence.firstMatch(of: /declares (.*?),/).map { String($0.output.1) } }
  }

  @Test func `declarations of every kind are found`() {
    let text = """
      struct Row { let width: Int, height: Int; var area: Int { width }; func show() {} ; static let (a, b) = (1, 2) }
      enum Side { case left, right(Int) }
      extension Side { typealias Edge = Int }
      package func draw() { func inner() {} }
      """
    #expect(
      dead(text)
        == [
          "struct Row", "let height", "var area", "func show", "let a", "let b", "enum Side", "case left", "case right", "typealias Edge",
          "func draw", "func inner",
        ].filter { $0 != "enum Side" })
  }

  @Test(arguments: [
    "public struct A {}", "public enum A { case b }", "class A { override func f() {} }\n_ = A()", "@main struct A {}",
    "@_cdecl(\"a\") func a() {}", "func callAsFunction() {}", "func f() { let unused = 1 }\nf()", "func f() { if case let a = b {} }\nf()",
    "struct A { static func == (a: A, b: A) -> Bool { true } }", "import struct Room.A", "@State private var a = 1\nprint($a)",
  ])
  func `what others call, and what the compiler looks at, passes`(text: String) {
    #expect(dead(text) == [])
  }

  @Test func `a name is looked for where it can be seen`() {
    #expect(dead("private func f() {}", besides: "x.f()") == ["func f"])
    #expect(dead("func f() {}", besides: "x.f()") == [])
    #expect(dead("func f() {}", besides: "x.f()", in: "Elsewhere") == ["func f"])
    #expect(dead("package func f() {}", besides: "x.f()", in: "Elsewhere") == [])
    #expect(dead("package func f() {}", besides: "x.g(f: 1) // f()") == ["func f"])
    #expect(dead("package let f = 1", besides: "X(f: 1)") == [])
    #expect(dead("private struct A: P { func f() {} }\n_ = A()", besides: "protocol P { func f() }\nfunc g(p: some P) { p.f() }") == [])
  }
}
