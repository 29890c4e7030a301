import AppBuilding
import ArgumentParser
import Foundation
import LivePreviews

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Builds an app and shows it in a window.",
    discussion: """
      The folder holds a Swift package, an Xcode project or workspace, or bare sources. Of a project a package is made in a cache; the folder stays as it is.

      Examples:
        rivulet run
        rivulet run --watch         each saved file shows in the running app, which keeps its state
        rivulet run ../Weather --idiom phone --appearance dark
        rivulet run ../Recipes/Recipes.xcodeproj --product Recipes
        rivulet run --inspect
        rivulet run . -- a-file-for-the-app.txt
      """)

  @OptionGroup var package: Folder
  @OptionGroup var looks: Looks
  @Option(help: "The program, or the app's target, where there are several.")
  var product: String?
  @Flag(help: "Build with optimisation.")
  var release = false
  @Flag(help: "Follow each saved file, and keep the state of the app.")
  var watch = false
  @Option(
    help: ArgumentHelp(
      "Show the flow of data in the inspector beside the app, or serve it at a socket with --inspect=socket.", valueName: "window|socket"))
  var inspect: InspectForm?
  @Argument(parsing: .postTerminator, help: "Arguments for the app, after --.")
  var arguments: [String] = []

  func validate() throws {
    if watch, release { throw ValidationError("--watch takes debug builds, which compile faster. Leave out --release.") }
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
