import Foundation
import Testing

/// The page of supported names.
@Suite struct SupportedAPITests {
  private static let page = "Documentation/SupportedAPI.md"
  private static let modules = [
    "Combine", "RivuletAnimation", "RivuletCore", "RivuletDrawing", "RivuletFoundation", "RivuletGeometry", "RivuletLayout", "RivuletText",
    "RivuletViews",
  ]

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

  /// What the modules beside this program declare, as the compiler's own tool lists it.
  private static func declarations() throws -> SupportedAPI.Declarations {
    let built = try #require(Bundle.main.executableURL).resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "Modules")
    let graphs = FileManager.default.temporaryDirectory.appending(path: "graphs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: graphs) }
    let outcome = try Shell.bash(
      """
      set -e
      tool="$(dirname "$(readlink -f "$(command -v swift)")")/swift-symbolgraph-extract"
      headers="$(pkg-config --cflags-only-I pangocairo librsvg-2.0 | sed 's/-I/-Xcc -I/g')"
      triple="$(swift -print-target-info | sed -n 's/^ *"unversionedTriple" *: *"\\(.*\\)",$/\\1/p' | head -n 1)"
      for module in \(modules.joined(separator: " ")); do
        "$tool" -module-name $module -target "$triple" -I '\(built.path())' -I '\(Repository.root.path())Sources/CPango' \\
          -I '\(Repository.root.path())Sources/CCairo' $headers -minimum-access-level public -skip-synthesized-members -output-dir '\(graphs.path())'
      done
      """, path: ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin")
    try #require(outcome.status == 0, "\(outcome.output)")
    var declarations = SupportedAPI.Declarations()
    for file in try FileManager.default.contentsOfDirectory(at: graphs, includingPropertiesForKeys: nil) {
      try declarations.add(Data(contentsOf: file))
    }
    return declarations
  }

  @Test func `names are found as source code spells them`() throws {
    var declarations = SupportedAPI.Declarations()
    func symbol(_ path: String, _ kind: String = "swift.method", refused: Bool = false) -> String {
      let parts = path.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ",")
      return """
        {"kind":{"identifier":"\(kind)"},"pathComponents":[\(parts)],"availability":[\(refused ? "{\"isUnconditionallyUnavailable\":true}" : "")]}
        """
    }
    let symbols = [
      symbol("View", "swift.protocol"), symbol("View.padding(_:)"), symbol("Shape", "swift.protocol"), symbol("Shape.fill(_:style:)"),
      symbol("Circle", "swift.struct"), symbol("State", "swift.struct"), symbol("Preview(_:body:)", "swift.macro"),
      symbol("EnvironmentValues.locale"), symbol("Color.white"), symbol("View.onPaste(of:)", refused: true),
    ]
    try declarations.add(Data("{\"symbols\":[\(symbols.joined(separator: ","))]}".utf8))
    let table =
      "# comment\nView\tprotocol\t9\n.padding\tmodifier\n@State\twrapper/attribute\n#Preview\tmacro\n\\.locale\tenvkey\nColor.white\tstatic member\nCircle.fill\tmethod\n.onPaste\tmodifier\nList\tview\nList.fill\tmethod\n\\.font\tenvkey\nColor.fill\tmethod\n"
    let names = SupportedAPI.names(in: table)
    let api = SupportedAPI(names: names, declarations: declarations)
    #expect(
      names.filter(api.exists).map(\.spelling) == ["View", ".padding", "@State", "#Preview", "\\.locale", "Color.white", "Circle.fill"])
    #expect(api.page.contains("| Modifiers | 1 | 1 |\n"))
    #expect(api.page.contains("\n## Modifiers\n\nExist: `.padding`.\n\nDo not exist yet: `.onPaste`.\n"))
  }
}
