import ProjectFixtures
import ProjectReading
import Testing

/// Folders without a project of Xcode, and folders with several.
struct FolderFormsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a bare folder is one app`() throws {
    for file in ["App.swift", "Views/Row.swift", "photo.png", "AppTests/T.swift", ".hidden/H.swift", "Views/de.lproj/Localizable.strings"] {
      try folder.write("Notes/\(file)")
    }
    let project = ProjectReader().read("\(folder.path)/Notes")
    let app = try project.appTarget()
    #expect(project.form == .folder)
    #expect(app.name == "Notes")
    #expect(app.sources == ["App.swift", "Views/Row.swift"].map { "\(folder.path)/Notes/\($0)" })
    #expect(app.resources.map(\.localization) == ["de", nil])
  }

  @Test func `one Swift file is an app`() throws {
    let path = try folder.write("Clock.swift")
    #expect(try ProjectReader().read(path).appTarget().sources == [path])
  }

  @Test(
    arguments: [
      ("import SwiftUI", []), ("import AppKit", [.macOS]), ("@preconcurrency import Cocoa", [.macOS]),
      ("import AppKit\n#if canImport(UIKit)\nimport UIKit\n#endif", []), ("import class AppKit.NSImage", [.macOS]),
      ("// import AppKit", []), ("import AppKitten", []),
    ] as [(String, Set<AppPlatform>)])
  func `sources that import AppKit and never UIKit are for a Mac`(text: String, platforms: Set<AppPlatform>) throws {
    try folder.write("Notes/Model.swift", "import SwiftUI")
    let path = try folder.write("Notes/Views/View.swift", text)
    try folder.write("Notes/NotesTests/T.swift")
    #expect(ProjectReader().read("\(folder.path)/Notes").targets.map(\.platforms) == [platforms, platforms])
    #expect(try ProjectReader().read(path).appTarget().platforms == platforms)
  }

  @Test func `an app of Swift Playgrounds is recognised`() throws {
    try folder.write(
      "My.swiftpm/Package.swift",
      """
      let package = Package(name: "My", products: [
        .iOSApplication(name: "My Game", targets: ["AppModule"], bundleIdentifier: "org.example.game", displayVersion: "1.0")
      ], targets: [.executableTarget(name: "AppModule", path: ".")])
      """)
    try folder.write("My.swiftpm/Game.swift")
    let project = ProjectReader().read("\(folder.path)/My.swiftpm")
    let app = try project.appTarget()
    #expect(project.form == .playgroundApp)
    #expect(app.productName == "My Game")
    #expect(app.moduleName == "AppModule")
    #expect(app.bundleIdentifier == "org.example.game")
    #expect(app.sources == ["\(folder.path)/My.swiftpm/Game.swift"])
  }

  @Test func `a package is recognised`() throws {
    try folder.write("Package.swift", "let package = Package(name: \"P\")")
    #expect(ProjectReader().read(folder.path).form == .package)
  }

  @Test func `a folder around one project is that project, and several are listed`() throws {
    try folder.write("One/App.xcodeproj/project.pbxproj", ProjectText([.init("App")]).text)
    #expect(ProjectReader().read(folder.path).form == .xcodeProject)
    try folder.write("Two/App.xcodeproj/project.pbxproj", ProjectText([.init("App")]).text)
    #expect(ProjectReader().read(folder.path).problems.first?.sentence == "The folder contains several projects: “One”, “Two”.")
  }

  @Test func `the project around a folder is found, and none outside of its repository`() throws {
    try folder.write("Deep/One/App.xcodeproj/project.pbxproj", ProjectText([.init("App")]).text)
    try folder.write("Deep/One/App/Views/View.swift")
    try folder.write("Deep/Two/.git/HEAD")
    try folder.write("Deep/Two/Sources/Two/Two.swift")
    #expect(ProjectReader.project(around: "\(folder.path)/Deep/One/App/Views/") == "\(folder.path)/Deep/One/App.xcodeproj")
    #expect(ProjectReader.project(around: "\(folder.path)/Deep/Two/Sources") == nil)
    let manifest = try folder.write("Deep/Two/Package.swift")
    #expect(ProjectReader.project(around: "\(folder.path)/Deep/Two/Sources/Two") == manifest)
    #expect(ProjectReader.project(around: "\(folder.path)/Deep/Two") == nil)
  }

  @Test func `paths that lead to no project have a sentence`() throws {
    try folder.write("notes.txt")
    try folder.write("P.playground/Contents.swift")
    try folder.write("Cut.xcworkspace/contents.xcworkspacedata", "<?xml version=\"1.0\"?>\n<Workspace version = \"1.0\">\n<FileRef")
    try folder.write("Empty.xcodeproj/other")
    for name in ["gone", "notes.txt", "P.playground", "Cut.xcworkspace", "Empty.xcodeproj"] {
      let project = ProjectReader().read("\(folder.path)/\(name)")
      #expect(project.errors.count == 1, "\(name)")
      #expect(project.errors.first?.advice.isEmpty == false)
    }
    #expect(ProjectReader().read("\(folder.path)/Cut.xcworkspace").errors.first?.line == 3)
  }
}
