import AppBuilding
import ArgumentParser
import Foundation

struct VersionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "version", abstract: "Prints the version, the compiler version, and the file for swift build --toolset.")

  func run() throws {
    let installation = try Installation.current()
    print("Rivulet \(installation.version) for Swift \(installation.compilerVersion)")
    print(installation.toolset.path(percentEncoded: false))
  }
}
