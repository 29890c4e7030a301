import ArgumentParser

@main
struct Rivulet: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rivulet",
    abstract: "Makes, runs, tests and packages SwiftUI apps on Linux.",
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
}
