import AppBuilding
import ArgumentParser
import Foundation

struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Builds an app without running it.", discussion: "Example: rivulet build --release")

  @OptionGroup var package: Folder
  @Option(help: "The program or app target to use if there are several.")
  var product: String?
  @Flag(help: "Build with optimisations.")
  var release = false

  func run() throws {
    print(try Rivulet.program(in: package, named: product, release ? .release : .debug))
  }
}
