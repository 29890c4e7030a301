import AppBuilding
import ArgumentParser
import Foundation

struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Shows the previews of an app in a window, or draws them into a file.",
    discussion: """
      Of a package without a program all previews of its libraries are shown, or those of the one that --product names.

      Examples:
        rivulet preview
        rivulet preview --png previews.png      all previews in one picture
        rivulet preview --png pictures          a folder with each preview in every variant, and a page that shows them
      """)

  @OptionGroup var package: Folder
  @OptionGroup var looks: Looks
  @Option(help: "The program, or the app's target, where there are several.")
  var product: String?
  @Option(help: "Show only previews with this text in their name or their file.")
  var only: String?
  @Option(
    help: "Draw into this PNG file, or every variant into this folder, instead of opening a window.", completion: .file(extensions: ["png"]))
  var png: String?

  func validate() throws {
    if let only, only.isEmpty { throw ValidationError("--only is a part of a name, which is not empty.") }
  }

  func run() throws {
    // A release build drops previews, since nothing in the program calls them.
    let (path, names) = try Rivulet.previewProgram(in: package, named: product)
    var environment = looks.options.environment
    environment["RIVULET_PREVIEWS"] =
      names.isEmpty ? "1" : names.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ";")
    environment["RIVULET_PREVIEW_ONLY"] = only
    if let png, !png.lowercased().hasSuffix(".png") {
      let pictures = PreviewPictureRun(program: path, environment: environment, folder: Folder.url(of: png))
      throw ExitCode(try pictures.run())
    }
    if let png {
      environment["RIVULET_SCREENLESS"] = "png \(png)"
      environment["RIVULET_SCALE"] = "1"
    }
    try ChildProcess(path, environment: environment).replaceCommand()
  }
}
