import Foundation
import ProjectFixtures
import Testing

@testable import AppBuilding

@Suite struct EditorSettingsTests {
  private let settings = EditorSettings(toolset: URL(filePath: "/lib/new/rivulet.json"), compilerOptions: ["-I", "/lib/new/modules"])

  @Test func `editors get the toolset`() throws {
    let folder = try TemporaryFolder()
    try settings.write(to: folder.url)
    #expect(folder.files == [".sourcekit-lsp/config.json", ".vscode/settings.json"])
    #expect(folder.text(".sourcekit-lsp/config.json").contains("/lib/new/modules"))
    #expect(folder.text(".vscode/settings.json").contains("--toolset"))
  }

  @Test func `other settings stay, and an older toolset is replaced`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ".vscode/settings.json",
      #"{"editor.tabSize": 2, "swift.buildArguments": ["-v", "--toolset", "/lib/old/rivulet.json", "-q"]}"#)
    try folder.write(".sourcekit-lsp/config.json", #"{"swiftPM": {"configuration": "debug"}}"#)
    try settings.write(to: folder.url)
    let code = try JSONSerialization.jsonObject(with: Data(folder.text(".vscode/settings.json").utf8)) as? [String: Any]
    #expect(code?["editor.tabSize"] as? Int == 2)
    #expect(code?["swift.buildArguments"] as? [String] == ["-v", "-q", "--toolset", "/lib/new/rivulet.json"])
    #expect(folder.text(".sourcekit-lsp/config.json").contains("debug"))
    let before = folder.text(".vscode/settings.json")
    try settings.write(to: folder.url)
    #expect(folder.text(".vscode/settings.json") == before)
  }

  @Test func `a file that is not JSON stays as it is`() throws {
    let folder = try TemporaryFolder()
    try folder.write(".vscode/settings.json", "{ // mine")
    #expect(throws: Failure.self) { try settings.write(to: folder.url) }
    #expect(folder.files == [".vscode/settings.json"])
    #expect(folder.text(".vscode/settings.json") == "{ // mine")
  }
}
