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
}
