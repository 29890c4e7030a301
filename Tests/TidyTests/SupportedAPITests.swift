import Foundation
import Testing

/// The page of supported names.
@Suite struct SupportedAPITests {
  private static let page = "Documentation/SupportedAPI.md"

  @Test func `the page of supported names says what the modules declare`() throws {
    let names = SupportedAPI.names(in: Repository.text("Tools/api/names.tsv"))
    #expect(names.count > 1_000)
    let text = SupportedAPI(names: names, declarations: try Self.declarations()).page
    if ProcessInfo.processInfo.environment["RIVULET_ACCEPT_API"] != nil {
      try Data(text.utf8).write(to: Repository.root.appending(path: Self.page))
    }
    let isSame = text == Repository.text(Self.page)
    #expect(isSame, "\(Self.page) is older than the modules; run ./check --accept-api and commit what it changes.")
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
}
