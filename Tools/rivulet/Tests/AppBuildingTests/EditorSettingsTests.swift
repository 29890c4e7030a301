import Foundation
import Testing

@testable import AppBuilding

@Suite struct EditorSettingsTests {
  private let settings = EditorSettings(toolset: URL(filePath: "/lib/new/rivulet.json"), compilerOptions: ["-I", "/lib/new/modules"])

  @Test func `editors get the toolset`() throws {
    let folder = try TemporaryFolder()
    try settings.write(to: folder.url)
    #expect(folder.files == [".sourcekit-lsp/config.json", ".vscode/settings.json"])
    #expect(try folder.text(of: ".sourcekit-lsp/config.json").contains("/lib/new/modules"))
    #expect(try folder.text(of: ".vscode/settings.json").contains("--toolset"))
  }

  @Test func `other settings stay, and an older toolset is replaced`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"editor.tabSize": 2, "swift.buildArguments": ["-v", "--toolset", "/lib/old/rivulet.json", "-q"]}"#, to: ".vscode/settings.json")
    try folder.write(#"{"swiftPM": {"configuration": "debug"}}"#, to: ".sourcekit-lsp/config.json")
    try settings.write(to: folder.url)
    let code = try JSONSerialization.jsonObject(with: Data(folder.text(of: ".vscode/settings.json").utf8)) as? [String: Any]
    #expect(code?["editor.tabSize"] as? Int == 2)
    #expect(code?["swift.buildArguments"] as? [String] == ["-v", "-q", "--toolset", "/lib/new/rivulet.json"])
    #expect(try folder.text(of: ".sourcekit-lsp/config.json").contains("debug"))
    let before = try folder.text(of: ".vscode/settings.json")
    try settings.write(to: folder.url)
    #expect(try folder.text(of: ".vscode/settings.json") == before)
  }

  @Test func `a file that is not JSON stays as it is`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{ // mine", to: ".vscode/settings.json")
    #expect(throws: Failure.self) { try settings.write(to: folder.url) }
    #expect(folder.files == [".vscode/settings.json"])
    #expect(try folder.text(of: ".vscode/settings.json") == "{ // mine")
  }
}
