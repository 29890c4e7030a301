import Foundation
import ProjectFixtures
import Testing

@testable import LivePreviews

/// The files that declare preview providers.
struct ProviderFilesTests {
  private func list(_ entries: [[String: Any]]) throws -> Data {
    try JSONSerialization.data(withJSONObject: ["kind": "previews", "previews": entries])
  }

  private func places(in line: Data) throws -> [String] {
    let message = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
    let entries = try #require(message["previews"] as? [[String: Any]])
    return entries.map { "\($0["section"] ?? ""):\($0["line"] ?? "none") \($0["id"] ?? "")" }
  }

  @Test func `a provider is listed under the file and line that declare it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Home.swift", "import SwiftUI\n\nstruct Home_Previews: PreviewProvider {\n}\n#Preview {}\n")
    try folder.write("App/Other.swift", "// A PreviewProvider is missing here.\n")
    var files = ProviderFiles()
    files.folders = ["\(folder.path)/App"]
    let line = try list([
      ["id": "App/Home.swift/one", "section": "App/Home.swift", "title": "one", "line": 5],
      ["id": "App/Home_Previews/a", "section": "App/Home_Previews", "title": "a"],
      ["id": "App/Home_Previews/b", "section": "App/Home_Previews", "title": "b"],
      ["id": "App/Gone_Previews/c", "section": "App/Gone_Previews", "title": "c"],
    ])
    #expect(
      try places(in: files.naming(line)) == [
        "App/Gone_Previews:none App/Gone_Previews/c", "App/Home.swift:3 App/Home_Previews/a", "App/Home.swift:3 App/Home_Previews/b",
        "App/Home.swift:5 App/Home.swift/one",
      ])
  }

  @Test func `a list without providers, and a line that is no list, stay as they are`() throws {
    let line = try list([["id": "a", "section": "b", "title": "c", "line": 1]])
    #expect(ProviderFiles().naming(line) == line)
    #expect(ProviderFiles().naming(Data("{".utf8)) == Data("{".utf8))
  }
}
