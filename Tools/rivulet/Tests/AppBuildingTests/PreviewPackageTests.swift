import Foundation
import ProjectFixtures
import Testing

@testable import AppBuilding

@Suite struct PreviewPackageTests {
  @Test func `the program for previews links the libraries of a package`() throws {
    let folder = try TemporaryFolder()
    let package = AppPackage(folder: folder.url, name: "Views", programs: [], libraries: ["ViewKit", "Extra"])
    let all = try PreviewPackage(of: package, library: nil, scratch: folder.url.appending(path: "b"))
    defer { try? FileManager.default.removeItem(at: all.folder) }
    try all.write()
    let text = try String(contentsOf: all.folder.appending(path: "Package.swift"), encoding: .utf8)
    #expect(text.matches(of: /\.product\(name: "(\w+)", package: "([^"]+)"/).map(\.output.1) == ["ViewKit", "Extra"])
    #expect(text.contains("package: \"\(folder.url.lastPathComponent)\""))
    let one = try PreviewPackage(of: package, library: "Extra", scratch: nil)
    #expect(one.folder != all.folder && one.scratch.path.hasPrefix(one.folder.path))
  }

  @Test func `a package without anything to show is told`() throws {
    let package = AppPackage(folder: URL(filePath: "/src/None"), name: "None", programs: [])
    let failure = #expect(throws: Failure.self) { try PreviewPackage(of: package, library: nil, scratch: nil) }
    #expect(failure?.sentence == "The package None has neither a program nor a library, so it has no previews.")
  }
}
