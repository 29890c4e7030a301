import AppBuilding
import ArgumentParser
import Foundation

struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Runs an app's tests.",
    discussion: """
      The folder can contain a Swift package, an Xcode project or workspace, or bare source files, as with rivulet run. For a project, \
      the unit tests run, both XCTest and Swift Testing; UI tests are skipped. Framework tests do not need an app.

      Examples:
        rivulet test
        rivulet test ../Recipes/Recipes.xcodeproj
        rivulet test ../Recipes/Recipes.xcodeproj --product RecipesKit
        rivulet test . -- --filter ContentViewTests
      """)

  @OptionGroup var package: Folder
  @Option(help: "The app or framework whose tests to run in a project with several targets.")
  var product: String?
  @Argument(parsing: .postTerminator, help: "Arguments for swift test, after --.")
  var arguments: [String] = []

  func run() throws {
    let installation = try Installation.current()
    try Compiler.installed().check(for: installation)
    let source = try AppSource(at: package.url, target: product, scratch: package.scratch, includesTests: true)
    Rivulet.warn(source.warnings)
    var build = PackageBuild(installation, folder: source.folder, scratch: source.scratch)
    build.isTranslated = source.isTranslated
    build.flavor = source.flavor
    guard source.isTranslated else {
      try AppPackage(at: source.folder, scratch: build.scratch).checkTests()
      throw ExitCode(try build.test(arguments))
    }
    try build.buildTests(progress: BuildProgress("Building the tests of \(try source.program(named: product))"))
    try source.installTests(in: build.products)
    throw ExitCode(try build.test(["--skip-build"] + arguments))
  }
}
