import Foundation
import ProjectFixtures
import ProjectReading
import ProjectTranslation
import Testing

/// Packages that are really built. Each takes some seconds.
@Suite(.serialized)
struct BuildTests {
  private let fixture: Fixture

  init() throws {
    fixture = try Fixture()
  }

  /// Runs a program and waits for it. Returns the status and everything that it wrote.
  private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  private func build() throws -> (status: Int32, output: String) {
    try run("/usr/bin/env", ["swift", "build", "--package-path", fixture.cache.path, "--disable-sandbox"])
  }

  @Test func `a program with equal names of files, a framework and resources runs, and messages name the user's files`() throws {
    let main = """
      import Foundation
      import FoundationNetworking
      import Kit
      import Observation
      @Observable final class Model { var count = 2 }
      @main struct Program {
        static func main() {
          let text = Bundle.main.path(forResource: "data", ofType: "txt").flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
          print(Kit.name, A.value, B.value, text ?? "nothing", Model().count, URLRequest(url: URL(string: "https://example.org")!).httpMethod ?? "")
          print(NSLocalizedString("hello", comment: ""), Bundle.main.infoDictionary?["CFBundleIdentifier"] as? String ?? "")
          print(#filePath)
      #if DEBUG && EXTRA
          print("conditions")
      #endif
        }
      }
      """
    let path = try fixture.folder.write("App/Start.swift", main)
    try fixture.folder.write("App/a/View.swift", "enum A { static let value = 1 }")
    let broken = try fixture.folder.write("App/b/View.swift", "enum B { static let value: Int = \"two\" }")
    try fixture.folder.write("Kit/Kit.swift", "public enum Kit { public static let name = \"kit\" }")
    try fixture.folder.write("App/data.txt", "data")
    try fixture.folder.write(
      "App/Localizable.xcstrings", #"{"strings": {"hello": {"localizations": {"en": {"stringUnit": {"value": "Hi"}}}}}}"#)
    let app = ProjectText.Target(
      "My App", folders: ["App"],
      settings: ["PRODUCT_BUNDLE_IDENTIFIER": "org.example.app", "SWIFT_VERSION": "5.0", "OTHER_SWIFT_FLAGS": "-D EXTRA"],
      dependencies: ["Kit"])
    let kit = ProjectText.Target("Kit", type: "framework", sources: ["Kit/Kit.swift"])
    let translated = try fixture.translate(ProjectText([app, kit]), name: "My App")

    let failed = try build()
    #expect(failed.status != 0)
    #expect(failed.output.contains("\(broken):1:34: error: cannot convert value of type 'String' to specified type 'Int'"))

    try fixture.folder.write("App/b/View.swift", "enum B { static let value = 3 }")
    let built = try build()
    #expect(built.status == 0, "\(built.output)")
    let program = try #require(translated.app)
    try program.installProgram(from: "\(fixture.cache.path)/.build/debug/My App")
    let ran = try run(program.programInBundle, [])
    #expect(ran.output == "kit 1 3 data 2 GET\nHi org.example.app\n\(path)\nconditions\n")
    // The program in the bundle stays when the package is made again.
    #expect(try fixture.translate().changedFileCount == 0)
    #expect(FileManager.default.fileExists(atPath: program.programInBundle))
  }

  @Test(arguments: ["Größe", "Foundation", "test"])
  func `a program is built whatever its name is`(name: String) throws {
    let qualified = name == "Foundation" ? "Thing" : "\(name).Thing"
    try fixture.folder.write(
      "Start.swift",
      "struct Thing { static let text = \"one\" }\n@main struct Program { static func main() { print(\(qualified).text) } }\n")
    let translated = try fixture.translate(ProjectText([.init(name, type: "tool", sources: ["Start.swift"])]))
    let built = try build()
    #expect(built.status == 0, "\(built.output)")
    let program = try #require(translated.app)
    try program.installProgram(from: "\(fixture.cache.path)/.build/debug/\(name)")
    #expect(try run(program.programInBundle, []).output == "one\n")
  }

  @Test func `one file with main code runs`() throws {
    try fixture.folder.write("main.swift", "print(\"one\")")
    let translated = try fixture.translate(ProjectText([.init("2048", type: "tool", sources: ["main.swift"])]))
    #expect(translated.app?.moduleName == "_048")
    let built = try build()
    #expect(built.status == 0, "\(built.output)")
    #expect(try run("\(fixture.cache.path)/.build/debug/2048", []).output == "one\n")
  }

  /// Runs Git in a folder of the fixture. Returns what it wrote, without the end of the line.
  @discardableResult private func git(_ folder: String, _ arguments: String...) throws -> String {
    let author = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
    let outcome = try run("/usr/bin/env", ["git", "-C", "\(fixture.folder.path)/\(folder)"] + author + arguments)
    #expect(outcome.status == 0, "\(outcome.output)")
    return outcome.output.trimmingCharacters(in: .newlines)
  }

  /// Makes a repository with a package whose value is its version: four versions and a branch.
  private func makeRepository(_ folder: String) throws {
    try fixture.folder.write(
      "\(folder)/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Sweet", products: [.library(name: "Sweet", targets: ["Sweet"])], targets: [.target(name: "Sweet")])
      """)
    try git(folder, "init", "--quiet", "--initial-branch", "main")
    for version in ["1.0.0", "1.2.0", "1.3.0", "2.0.0", "next"] {
      if version == "next" { try git(folder, "checkout", "--quiet", "-b", version) }
      try fixture.folder.write("\(folder)/Sources/Sweet/Sweet.swift", "public let sweet = \"\(version)\"")
      try git(folder, "add", ".")
      try git(folder, "commit", "--quiet", "--message", version)
      if version != "next" { try git(folder, "tag", version) }
    }
    try git(folder, "checkout", "--quiet", "main")
  }

  @Test func `a remote package has the version that the project asks for`() throws {
    try fixture.folder.write("main.swift", "import Sweet\nprint(sweet)")
    try makeRepository("far/Sweet")
    let revision = try git("far/Sweet", "rev-parse", "1.2.0")
    // Each excludes the version that the one before it has chosen, which would stay otherwise.
    let requirements = [
      ("kind = upToNextMajorVersion; minimumVersion = 1.0.0;", "1.3.0"),
      ("kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 1.3.0;", "1.2.0"),
      ("kind = exactVersion; version = 1.0.0;", "1.0.0"), ("kind = upToNextMinorVersion; minimumVersion = 1.2.0;", "1.2.0"),
      ("kind = branch; branch = next;", "next"), ("kind = revision; revision = \(revision);", "1.2.0"),
    ]
    let app = ProjectText.Target("App", type: "tool", sources: ["main.swift"], products: ["Sweet"])
    let cache = "\(fixture.cache.path)/.build/downloads"
    let address = "file://\(fixture.folder.path)/far/Sweet"
    for (requirement, version) in requirements {
      let package = "isa = XCRemoteSwiftPackageReference; repositoryURL = \"\(address)\"; requirement = {\(requirement) };"
      let translated = try fixture.translate(ProjectText([app], packages: [package], packageOfProduct: ["Sweet": 0]))
      #expect(translated.remotePackages.map(\.identity) == ["sweet"])
      try? FileManager.default.removeItem(atPath: "\(fixture.cache.path)/Package.resolved")
      let resolved = try run(
        "/usr/bin/env", ["swift", "package", "--package-path", fixture.cache.path, "--cache-path", cache, "--disable-sandbox", "resolve"])
      #expect(resolved.status == 0, "\(resolved.output)")
      #expect(fixture.cache.text(".build/checkouts/Sweet/Sources/Sweet/Sweet.swift").contains("\"\(version)\""), "\(requirement)")
    }
    let built = try build()
    #expect(built.status == 0, "\(built.output)")
    #expect(try run("\(fixture.cache.path)/.build/debug/App", []).output == "1.2.0\n")
  }

  @Test func `a remote package has the version that the project keeps, until the project keeps another one`() throws {
    try fixture.folder.write("main.swift", "import Sweet\nprint(sweet)")
    try makeRepository("far/Sweet")
    let app = ProjectText.Target("App", type: "tool", sources: ["main.swift"], products: ["Sweet"])
    let address = "file://\(fixture.folder.path)/far/Sweet"
    let package =
      "isa = XCRemoteSwiftPackageReference; repositoryURL = \"\(address)\"; requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; };"
    let project = ProjectText([app], packages: [package], packageOfProduct: ["Sweet": 0])
    let kept = "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    for version in ["1.0.0", "1.2.0"] {
      let pin = """
        {"identity": "sweet", "kind": "remoteSourceControl", "location": "\(address)",
        "state": {"revision": "\(try git("far/Sweet", "rev-parse", version))", "version": "\(version)"}}
        """
      try fixture.folder.write(kept, "{\"pins\": [\(pin)], \"version\": 2}")
      #expect(try fixture.translate(project).problems == [])
      let built = try build()
      #expect(built.status == 0, "\(built.output)")
      #expect(try run("\(fixture.cache.path)/.build/debug/App", []).output == "\(version)\n")
      let resolved = fixture.cache.text("Package.resolved")
      #expect(try fixture.translate(project).changedFileCount == 0)
      #expect(fixture.cache.text("Package.resolved") == resolved)
    }
    try fixture.folder.write(kept, "{\"pins\": [")
    #expect(try fixture.translate(project).problems.map(\.path) == ["\(fixture.folder.path)/\(kept)"])
  }

  @Test func `a local package is built in the place of a remote one, and nothing is downloaded`() throws {
    try fixture.folder.write("main.swift", "import Kit\nprint(kit)")
    func write(_ name: String, dependencies: String, products: String, code: String) throws {
      try fixture.folder.write(
        "\(name)/Package.swift",
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], dependencies: [\(dependencies)],
          targets: [.target(name: "\(name)", dependencies: [\(products)])])
        """)
      try fixture.folder.write("\(name)/Sources/\(name)/File.swift", code)
    }
    try write("Sweet", dependencies: "", products: "", code: "public let sweet = \"near\"")
    try write(
      "Kit", dependencies: ".package(url: \"https://nowhere.invalid/Sweet.git\", from: \"1.0.0\")",
      products: ".product(name: \"Sweet\", package: \"Sweet\")", code: "import Sweet\npublic let kit = sweet")
    let packages = ["Kit", "Sweet"].map { "isa = XCLocalSwiftPackageReference; relativePath = \($0);" }
    _ = try fixture.translate(ProjectText([.init("App", type: "tool", sources: ["main.swift"], products: ["Kit"])], packages: packages))
    let built = try build()
    #expect(built.status == 0 && !built.output.contains("Fetching"), "\(built.output)")
    #expect(try run("\(fixture.cache.path)/.build/debug/App", []).output == "near\n")
  }
}
