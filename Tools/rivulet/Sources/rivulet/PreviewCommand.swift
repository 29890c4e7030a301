import AppBuilding
import ArgumentParser
import Foundation
import LivePreviews

struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Shows an app's previews in a window, or draws them to files.",
    discussion: """
      For a package without a program, shows the previews of all its libraries, or only of the library named by --product.

      Examples:
        rivulet preview --watch                 the previews in a window that updates when a file is saved
        rivulet preview --png previews.png      all previews in one image
        rivulet preview --png pictures          a folder with every variant of each preview, and a page that shows them
      """)

  @OptionGroup var package: Folder
  @OptionGroup var looks: Looks
  @Option(help: "The program or app target to use if there are several.")
  var product: String?
  @Flag(help: "Update whenever a file is saved.")
  var watch = false
  @Option(help: "Show only previews whose name or file name contains this text.")
  var only: String?
  @Option(
    help: "Draw to this PNG file, or every variant to this folder, instead of opening a window.", completion: .file(extensions: ["png"])
  )
  var png: String?

  func validate() throws {
    if let only, only.isEmpty { throw ValidationError("--only must be part of a name; it cannot be empty.") }
    if watch, png != nil { throw ValidationError("--watch needs a window, and --png draws without one. Omit one of them.") }
  }

  func run() throws {
    guard let png else { return try showWindow() }
    // A release build strips previews, because nothing in the program refers to them.
    let (path, names) = try Rivulet.previewProgram(in: package, named: product)
    var environment = environment(names)
    if png.lowercased().hasSuffix(".png") {
      environment["RIVULET_SCREENLESS"] = "png \(png)"
      environment["RIVULET_SCALE"] = "1"
      try ChildProcess(path, environment: environment).replaceCommand()
    }
    let pictures = PreviewPictureRun(program: path, environment: environment, folder: Folder.url(of: png), sources: package.url)
    throw ExitCode(try pictures.run())
  }

  private func environment(_ names: [String: String]) -> [String: String] {
    var environment = looks.options.environment
    environment["RIVULET_PREVIEWS"] =
      names.isEmpty ? "1" : names.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ";")
    environment["RIVULET_PREVIEW_ONLY"] = only
    return environment
  }

  private func showWindow() throws {
    let app = try LiveApp(in: package, named: product, showsPreviews: true)
    let session = try PreviewSession(
      app.build, program: app.program, environment: environment(app.names), refresh: app.refresh, install: app.install)
    if watch { try session.watch(app.folders, excluding: app.excluded) }
    try session.openViewer(try Installation.current().previewViewer)
    session.run()
  }
}
