import Foundation
import Testing

/// The page of supported names.
@Suite struct SupportedAPITests {
  private static let page = "Documentation/SupportedAPI.md"

  @Test func `the page of supported names says what the modules declare`() throws {
    let names = SupportedAPI.names(in: Repository.text("Tools/api/names.tsv"))
    #expect(names.count > 1_000)
    let notes = SupportedAPI.notes(in: Repository.text("Tools/api/notes.tsv"))
    #expect(notes.count > 50)
    let api = SupportedAPI(names: names, declarations: try Self.declarations(), notes: notes)
    for note in api.strayNotes {
      Issue.record("Tools/api/notes.tsv has a note about \(note.spelling), which is no name of names.tsv that exists.")
    }
    let text = api.page
    if ProcessInfo.processInfo.environment["RIVULET_ACCEPT_API"] != nil {
      try Data(text.utf8).write(to: Repository.root.appending(path: Self.page))
    }
    let isSame = text == Repository.text(Self.page)
    #expect(isSame, "\(Self.page) is older than the modules; run ./check --accept-api and commit what it changes.")
  }

  @Test func `each note has a sentence of its own name, and a page with the heading that it names`() {
    let notes = SupportedAPI.notes(in: Repository.text("Tools/api/notes.tsv"))
    #expect(Set(notes.map(\.spelling)).count == notes.count, "Tools/api/notes.tsv has two notes about one name.")
    for note in notes {
      let parts = (note.page ?? "").split(separator: "#", maxSplits: 1).map(String.init)
      guard let file = parts.first else { continue }
      let headings = Documents.headings(in: Repository.text("Documentation/\(file)"))
      #expect(
        parts.count == 2 && headings.contains(parts[1]),
        "The note about \(note.spelling) leads to \(note.page ?? ""), which is no heading.")
    }
  }

  /// What the modules beside this program declare.
  private static func declarations() throws -> SupportedAPI.Declarations {
    var declarations = SupportedAPI.Declarations()
    for graph in try SymbolGraphs.all() { declarations.add(try graph.symbols()) }
    return declarations
  }

  @Test func `names are found as source code spells them`() throws {
    var declarations = SupportedAPI.Declarations()
    func symbol(_ path: String, _ kind: String = "swift.method", refused: Bool = false, on domain: String = "*") -> String {
      let parts = path.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ",")
      return """
        {"kind":{"identifier":"\(kind)"},"pathComponents":[\(parts)],"availability":[\(refused ? "{\"domain\":\"\(domain)\",\"isUnconditionallyUnavailable\":true}" : "")]}
        """
    }
    let symbols = [
      symbol("View", "swift.protocol"), symbol("View.padding(_:)"), symbol("Shape", "swift.protocol"), symbol("Shape.fill(_:style:)"),
      symbol("Circle", "swift.struct"), symbol("State", "swift.struct"), symbol("Preview(_:body:)", "swift.macro"),
      symbol("EnvironmentValues.locale"), symbol("Color.white"), symbol("View.onPaste(of:)", refused: true),
      symbol("View.onHover(perform:)", refused: true, on: "tvOS"),
    ]
    declarations.add(try SymbolGraphs.Graph(module: "A", text: Data("{\"symbols\":[\(symbols.joined(separator: ","))]}".utf8)).symbols())
    let table =
      "# comment\nView\tprotocol\t9\n.padding\tmodifier\n@State\twrapper/attribute\n#Preview\tmacro\n\\.locale\tenvkey\nColor.white\tstatic member\nCircle.fill\tmethod\n.onPaste\tmodifier\n.onHover\tmodifier\nList\tview\nList.fill\tmethod\n\\.font\tenvkey\nColor.fill\tmethod\n"
    let names = SupportedAPI.names(in: table)
    let api = SupportedAPI(names: names, declarations: declarations)
    #expect(
      names.filter(api.exists).map(\.spelling) == [
        "View", ".padding", "@State", "#Preview", "\\.locale", "Color.white", "Circle.fill", ".onHover",
      ])
    #expect(api.page.contains("| Modifiers | 2 | 1 |\n"))
    #expect(api.page.contains("\n## Modifiers\n\nExist: `.padding`, `.onHover`.\n\nDo not exist yet: `.onPaste`.\n"))
  }

  @Test func `a name that does less has a note below the names, and a note about a missing name is found`() {
    var declarations = SupportedAPI.Declarations()
    declarations.add(["View.onHover(perform:)", "View.padding(_:)"].map { ["pathComponents": $0.split(separator: ".").map(String.init)] })
    let names = SupportedAPI.names(in: ".padding\tmodifier\n.onHover\tmodifier\n.onPaste\tmodifier\n")
    let table = "# comment\n.onHover\tknows the mouse alone\tDivergences.md#since-01\n.padding\tis round\n.onPaste\tchanges nothing\n"
    let api = SupportedAPI(names: names, declarations: declarations, notes: SupportedAPI.notes(in: table))
    let list = "- `.padding`: is round\n- `.onHover`: knows the mouse alone ([difference](Divergences.md#since-01))\n"
    #expect(api.page.contains("Exist: `.padding`, `.onHover`.\n\nExist with less:\n\n\(list)\nDo not exist yet: `.onPaste`.\n"))
    #expect(api.strayNotes.map(\.spelling) == [".onPaste"])
    #expect(Documents.headings(in: "# A page\n\n## Since 0.1\n\ntext\n\n### What's new?\n") == ["a-page", "since-01", "whats-new"])
  }
}
