import Foundation
import ProjectFixtures
import Testing

@testable import AppBuilding

@Suite struct PackageTemplateTests {
  /// The templates of the repository.
  static let templates = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../../Examples/Templates", directoryHint: .isDirectory
  )
  .standardizedFileURL

  @Test(arguments: PackageTemplate.allCases)
  func `a new package bears its name everywhere, and knows no path`(template: PackageTemplate) throws {
    let folder = try TemporaryFolder()
    let package = folder.url.appending(path: "Weather", directoryHint: .isDirectory)
    try template.write(name: "Weather", to: package, templates: Self.templates)
    #expect(
      Set(folder.files).isSuperset(of: [
        "Weather/.gitignore", "Weather/Package.swift", "Weather/README.md", "Weather/Sources/Weather/WeatherApp.swift",
      ]))
    for file in folder.files {
      let text = folder.text(file)
      #expect(!file.contains("Template") && !text.contains("Template"), "\(file)")
    }
    let manifest = folder.text("Weather/Package.swift")
    #expect(!manifest.contains("path:"))
  }

  @Test(arguments: [
    ("weather", "begin with a capital letter"), ("My App", "only letters and digits"), ("", "An app's name"),
    ("Ä", "only letters and digits"),
    ("SwiftUI", "belongs to a module that apps import"), ("RivuletCore", "belongs to a module"),
  ])
  func `a name that cannot be a module is refused with a sentence`(name: String, sentence: String) throws {
    let folder = try TemporaryFolder()
    let failure = #expect(throws: Failure.self) {
      try PackageTemplate.app.write(name: name, to: folder.url.appending(path: "x"), templates: Self.templates)
    }
    #expect(failure?.status == 2 && failure?.sentence.contains(sentence) == true)
    #expect(folder.files == [])
  }

  @Test func `a folder that exists stays as it is`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Weather", "mine")
    let failure = #expect(throws: Failure.self) {
      try PackageTemplate.app.write(name: "Weather", to: folder.url.appending(path: "Weather"), templates: Self.templates)
    }
    #expect(failure?.sentence.hasSuffix("Choose another name, or move it elsewhere.") == true)
    #expect(folder.text("Weather") == "mine")
  }
}
