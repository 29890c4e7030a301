import AppBuilding
import ArgumentParser
import Foundation

@main
struct Rivulet: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rivulet",
    abstract: "Creates, runs, tests and packages SwiftUI apps on Linux.",
    discussion: """
      Examples:
        rivulet new Weather && cd Weather && rivulet run
        rivulet png . weather.png --script "tap Greet"
        rivulet bundle --deb
      """,
    subcommands: [
      NewCommand.self, RunCommand.self, BuildCommand.self, TestCommand.self, PreviewCommand.self, PNGCommand.self, BundleCommand.self,
      DoctorCommand.self, EditorCommand.self, VersionCommand.self, UninstallCommand.self,
    ])

  static func main() {
    Interruption.listen()
    do {
      var command = try parseAsRoot(InspectForm.spelledOut(Array(CommandLine.arguments.dropFirst())))
      try command.run()
    } catch let failure as Failure {
      FileHandle.standardError.write(Data("\(failure.message)\n".utf8))
      Foundation.exit(failure.status)
    } catch {
      exit(withError: error)
    }
  }
}
