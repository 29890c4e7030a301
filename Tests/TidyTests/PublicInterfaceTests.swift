import Foundation
import Testing

/// The files with the public interface.
@Suite struct PublicInterfaceTests {
  private static let folder = "Documentation/API"

  @Test(arguments: SymbolGraphs.modules)
  func `the file of a module has its public declarations`(_ module: String) throws {
    var interface = PublicInterface()
    for graph in try SymbolGraphs.all() where graph.module == module { try interface.add(graph) }
    let (text, path) = (interface.text(of: module), "\(Self.folder)/\(module).txt")
    let file = Repository.root.appending(path: path)
    if ProcessInfo.processInfo.environment["RIVULET_ACCEPT_API"] != nil {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let differences = PublicInterface.differences(from: (try? String(contentsOf: file, encoding: .utf8)) ?? "", to: text)
    #expect(
      differences.isEmpty,
      """
      \(path) differs from the module in \(differences.count) declarations. If apps may see the change, name it in CHANGELOG.md and run \
      ./check --accept-api.
      \(differences.prefix(10).joined(separator: "\n"))
      """)
  }

  @Test func `a declaration is a line with its path, and names with an underscore have none`() throws {
    func symbol(_ path: [String], _ spelling: [String]) -> [String: Any] {
      ["pathComponents": path, "declarationFragments": spelling.map { ["spelling": $0] }]
    }
    let symbols = [
      symbol(["Text", "bold()"], ["func", " ", "bold", "() -> ", "Text"]), symbol(["Text", "_make()"], ["func _make()"]),
      symbol(["Text"], ["struct", "\n  ", "Text"]),
    ]
    var interface = PublicInterface()
    try interface.add(SymbolGraphs.Graph(module: "M", text: try JSONSerialization.data(withJSONObject: ["symbols": symbols])))
    #expect(interface.text(of: "M") == "Text\tstruct Text\nText.bold()\tfunc bold() -> Text\n")
    #expect(PublicInterface.differences(from: "a\nb\n", to: "b\nc\n") == ["- a", "+ c"])
  }
}
