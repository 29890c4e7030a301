import Testing

/// Limits that keep files small and findable.
@Suite struct BudgetTests {
  private let files = Repository.sources + Repository.tests

  @Test func `no file is longer than the limit`() { expectNone(Budgets.tooLong(files)) }

  @Test func `every file name says a role`() { expectNone(Budgets.nameless(files)) }

  @Test func `file names are unique in a target`() { expectNone(Budgets.namesakes(files)) }

  @Test func `no file holds notes to oneself`() {
    // This suite spells the words that it looks for.
    expectNone(Budgets.notes(files.filter { $0.target != "TidyTests" } + Repository.showcases))
  }

  @Test func `three files of four declare at most one type at the top level`() {
    let crowded = Repository.sources.filter { Budgets.topLevelTypes($0) > 1 }.map { "\($0.path): \(Budgets.topLevelTypes($0))" }
    #expect(crowded.count * 4 <= Repository.sources.count, "\(crowded.joined(separator: "\n"))")
  }

  @Test func `a file over the limit is found`() {
    let lines = String(repeating: "let a = 1\n", count: Budgets.lineLimit)
    #expect(Budgets.tooLong([SourceFile(in: "RivuletCore", lines)]).isEmpty)
    #expect(Budgets.tooLong([SourceFile(in: "RivuletCore", lines + "let b = 2")]).count == 1)
  }

  @Test(arguments: ["StringUtils.swift", "View+Helpers.swift", "Misc.swift", "GraphManager.swift", "LayoutImpl.swift", "StackV2.swift"])
  func `a name without a role is found`(name: String) {
    #expect(Budgets.nameless([SourceFile(in: "RivuletCore", named: name, "")]).count == 1)
  }

  @Test func `a name with a role passes`() {
    let names = ["Implicit.swift", "VStack.swift", "Helpfulness.swift", "Path+Building.swift", "UtilityArea.swift"]
    #expect(Budgets.nameless(names.map { SourceFile(in: "RivuletCore", named: $0, "") }).report == "")
  }

  @Test func `namesakes are found within a target only`() {
    let here = SourceFile(in: "RivuletCore", named: "A/Path.swift", ""), there = SourceFile(in: "RivuletCore", named: "B/Path.swift", "")
    let elsewhere = SourceFile(in: "RivuletDrawing", named: "Path.swift", "")
    #expect(Budgets.namesakes([here, there, elsewhere]).count == 1)
    #expect(Budgets.namesakes([here, elsewhere]).isEmpty)
  }

  @Test func `a note to oneself is found`() {
    #expect(Budgets.notes([SourceFile(in: "RivuletCore", "let a = 1 // TODO: more")]).count == 1)
    #expect(Budgets.notes([SourceFile(in: "RivuletCore", "let todo = Todo(), xxxl = 1")]).isEmpty)
  }

  @Test func `types at the top level are counted`() {
    let text =
      "public struct A {\n  struct Inner {}\n}\n@MainActor package final class B {}\n// struct C {}\nextension A {}\nprivate enum D {}\n"
    #expect(Budgets.topLevelTypes(SourceFile(in: "RivuletCore", text)) == 3)
  }
}
