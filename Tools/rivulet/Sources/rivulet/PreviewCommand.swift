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
        rivulet preview --png previews.png
      """)

  @OptionGroup var package: Folder
  @OptionGroup var looks: Looks
  @Option(help: "The program, or the app's target, where there are several.")
  var product: String?
  @Option(help: "Draw into this PNG file instead of opening a window.", completion: .file(extensions: ["png"]))
  var png: String?

  func validate() throws {
    if let png { try PNGCommand.check(file: png) }
  }

  func run() throws {
    // A release build drops previews, since nothing in the program calls them.
    let (path, names) = try Rivulet.previewProgram(in: package, named: product)
    var environment = looks.options.environment
    environment["RIVULET_PREVIEWS"] =
      names.isEmpty ? "1" : names.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ";")
    if let png {
      environment["RIVULET_SCREENLESS"] = "png \(png)"
      environment["RIVULET_SCALE"] = "1"
    }
    try ChildProcess(path, environment: environment).replaceCommand()
  }
}
