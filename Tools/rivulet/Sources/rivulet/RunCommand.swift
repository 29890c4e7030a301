import AppBuilding
import ArgumentParser
import Foundation
import LivePreviews

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Builds an app and shows it in a window.",
    discussion: """
      The folder can contain a Swift package, an Xcode project or workspace, or bare source files. For a project, a package is \
      generated in a cache; the folder is left unchanged.

      Examples:
        rivulet run
        rivulet run --watch         updates the running app when a file is saved, and keeps its state
        rivulet run ../Weather --idiom phone --appearance dark
        rivulet run ../Recipes/Recipes.xcodeproj --product Recipes
        rivulet run --inspect
        rivulet run . -- a-file-for-the-app.txt
      """)

  @OptionGroup var package: Folder
  @OptionGroup var looks: Looks
  @Option(help: "The program or app target to use if there are several.")
  var product: String?
  @Flag(help: "Build with optimisations.")
  var release = false
  @Flag(help: "Update the app whenever a file is saved, and keep its state.")
  var watch = false
  @Option(
    help: ArgumentHelp(
      "Show the data flow in the inspector beside the app, or serve it at a socket with --inspect=socket.", valueName: "window|socket"))
  var inspect: InspectForm?
  @Argument(parsing: .postTerminator, help: "Arguments for the app, after --.")
  var arguments: [String] = []

  func validate() throws {
    if watch, release { throw ValidationError("--watch uses debug builds, which compile faster. Omit --release.") }
  }

  func run() throws {
    var options = looks.options
    options.inspect = inspect?.rawValue
    if watch {
      let app = try LiveApp(in: package, named: product, showsPreviews: false)
      let session = RunSession(
        app.build, program: app.program, environment: options.environment, arguments: arguments, refresh: app.refresh,
        install: app.install)
      throw ExitCode(try session.run(watching: app.folders, excluding: app.excluded))
    }
    let path = try Rivulet.program(in: package, named: product, release ? .release : .debug)
    try ChildProcess(path, arguments, environment: options.environment).replaceCommand()
  }
}
