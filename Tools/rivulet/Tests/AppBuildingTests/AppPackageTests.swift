import Foundation
import ProjectFixtures
import Testing

@testable import AppBuilding

@Suite struct AppPackageTests {
  private func package(_ name: String, _ programs: [String]) -> AppPackage {
    AppPackage(folder: URL(filePath: "/nowhere"), name: name, programs: programs)
  }

  @Test func `the program is the only one, the one of the package's name, or the named one`() throws {
    #expect(try package("Weather", ["App"]).program(named: nil) == "App")
    #expect(try package("weather", ["Tool", "Weather"]).program(named: nil) == "Weather")
    #expect(try package("Weather", ["Tool", "Weather"]).program(named: "Tool") == "Tool")
  }

  @Test func `several programs, none, and an unknown name are told`() {
    func sentence(_ programs: [String], _ name: String? = nil) -> String {
      do {
        return try package("Weather", programs).program(named: name)
      } catch { return "\(error)" }
    }
    #expect(sentence(["A", "B"]) == "The package Weather has several programs: A, B. Choose one with --product.")
    #expect(sentence([]).hasPrefix("The package Weather has no program."))
    #expect(sentence(["A"], "B") == "The package Weather has no program B. It has: A.")
  }

  @Test func `a folder without a package is told`() throws {
    let folder = try TemporaryFolder()
    let failure = #expect(throws: Failure.self) { try AppPackage(at: folder.url, scratch: folder.url.appending(path: "b")) }
    #expect(failure?.status == 2 && failure?.sentence.contains("it has no Package.swift") == true)
  }

  @Test func `a project of Xcode, and a package with a SwiftUI of its own, are told`() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.xcodeproj/project.pbxproj", "")
    let project = #expect(throws: Failure.self) { try AppPackage(at: folder.url, scratch: folder.url.appending(path: "b")) }
    #expect(project?.sentence.contains("contains an Xcode project") == true)
    try folder.write("Package.swift", #"dependencies: [.product(name: "SwiftUI", package: "rivulet")]"#)
    let package = #expect(throws: Failure.self) { try AppPackage(at: folder.url, scratch: folder.url.appending(path: "b")) }
    #expect(package?.sentence.contains("Remove that dependency and its products") == true)
  }

  @Test func `Swift files without a package, and a target with the name of a module that apps import, are told`() throws {
    let folder = try TemporaryFolder()
    let scratch = folder.url.appending(path: "b", directoryHint: .isDirectory)
    try folder.write("App.swift")
    let bare = #expect(throws: Failure.self) { try AppPackage(at: folder.url, scratch: scratch) }
    #expect(bare?.sentence.contains("accepts only Swift packages") == true && bare?.sentence.contains("rivulet new NAME") == true)
    try folder.write("Sources/SwiftUI/main.swift", "print(1)")
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Own", targets: [.executableTarget(name: "SwiftUI")])
      """)
    let taken = #expect(throws: Failure.self) { try AppPackage(at: folder.url, scratch: scratch) }
    #expect(taken?.status == 2 && taken?.sentence.hasPrefix("The target SwiftUI of \(folder.path)/Package.swift has the same name") == true)
  }

  @Test func `a program whose target the linker cannot name is told, and others of the package are built`() throws {
    let folder = try TemporaryFolder()
    let scratch = folder.url.appending(path: "b", directoryHint: .isDirectory)
    for name in ["Größe", "Tool"] { try folder.write("Sources/\(name)/main.swift", "print(1)") }
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Own", products: [.executable(name: "Size", targets: ["Größe"])],
        targets: [.executableTarget(name: "Größe"), .executableTarget(name: "Tool")])
      """)
    for _ in 1...2 {
      let package = try AppPackage(at: folder.url, scratch: scratch)
      let failure = #expect(throws: Failure.self) { try package.program(named: "Size") }
      #expect(failure?.status == 2)
      #expect(failure?.sentence.hasPrefix("The target Größe of \(folder.path)/Package.swift cannot be linked, because") == true)
      #expect(failure?.sentence.hasSuffix(".executable(name: \"Size\", targets: [\"App\"]).") == true)
      #expect(try package.program(named: "Tool") == "Tool")
    }
  }

  @Test func `a manifest is read once for as long as it stays`() throws {
    let folder = try TemporaryFolder()
    let scratch = folder.url.appending(path: "b", directoryHint: .isDirectory)
    func write(_ name: String) throws {
      try folder.write(
        "Package.swift",
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "\(name)", targets: [.executableTarget(name: "\(name)")])
        """)
    }
    try folder.write("Sources/One/main.swift", "print(1)")
    try folder.write("Sources/Two/main.swift", "print(2)")
    try write("One")
    #expect(try AppPackage(at: folder.url, scratch: scratch).programs == ["One"])
    let kept = scratch.appending(path: "rivulet/package.json")
    let first = try Data(contentsOf: kept)
    #expect(try AppPackage(at: folder.url, scratch: scratch).name == "One")
    #expect(try Data(contentsOf: kept) == first)
    try write("Two")
    #expect(try AppPackage(at: folder.url, scratch: scratch) == AppPackage(folder: folder.url, name: "Two", programs: ["Two"]))
  }

  @Test func `a package without tests is told`() throws {
    let folder = try TemporaryFolder()
    let scratch = folder.url.appending(path: "b", directoryHint: .isDirectory)
    func write(_ targets: String) throws {
      try folder.write(
        "Package.swift",
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Own", targets: [.executableTarget(name: "Own")\(targets)])
        """)
    }
    try folder.write("Sources/Own/main.swift", "print(1)")
    try folder.write("Tests/OwnTests/T.swift")
    try write("")
    let failure = #expect(throws: Failure.self) { try AppPackage(at: folder.url, scratch: scratch).checkTests() }
    #expect(failure?.status == 2 && failure?.sentence.hasPrefix("The package Own has no tests.") == true)
    try write(", .testTarget(name: \"OwnTests\")")
    for _ in 1...2 { try AppPackage(at: folder.url, scratch: scratch).checkTests() }
  }

  @Test func `a manifest with an error is shown with what the compiler says`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Pakage()\n")
    let failure = #expect(throws: Failure.self) { try AppPackage(at: folder.url, scratch: folder.url.appending(path: "b")) }
    #expect(failure?.sentence.contains("Package.swift cannot be read") == true && failure?.sentence.contains("Pakage") == true)
  }
}
