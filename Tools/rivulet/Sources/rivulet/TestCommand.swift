import AppBuilding
import ArgumentParser
import Foundation

struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Runs the tests of a package.", discussion: "Example: rivulet test . -- --filter ContentViewTests")

  @OptionGroup var package: PackageFolder
  @Argument(parsing: .postTerminator, help: "Arguments for swift test, after --.")
  var arguments: [String] = []

  func run() throws {
    let installation = try Installation.current()
    try Compiler.installed().check(for: installation)
    let build = PackageBuild(installation, folder: package.url, scratch: package.scratch)
    _ = try AppPackage(at: package.url, scratch: build.scratch)
    throw ExitCode(try build.test(arguments))
  }
}
