import AppBuilding
import ArgumentParser
import Foundation

struct PNGCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "png", abstract: "Draws a picture of an app, without a screen.",
    discussion: """
      Examples:
        rivulet png . weather.png
        rivulet png . weather.png --idiom desktop --script "tap Greet; advance 1; texts"
      """)

  @Argument(help: "The folder of the app: a package, an Xcode project, or sources.", completion: .directory)
  var folder: String
  @OptionGroup var scratch: Scratch
  @Argument(help: "The file of the picture, which ends in .png.", completion: .file(extensions: ["png"]))
  var file: String
  @OptionGroup var looks: Looks
  @Option(help: "Steps before the picture: tap, type, scroll, wait, texts and more, separated by semicolons.")
  var script: String?
  @Option(help: "Pixels for each point.")
  var scale: Double = 2
  @Option(help: "The program, or the app's target, where there are several.")
  var product: String?

  func validate() throws {
    try Self.check(file: file)
    if !(scale > 0 && scale < 100) { throw ValidationError("--scale is a number above 0 and below 100, not \(scale).") }
  }

  static func check(file: String) throws {
    if !file.lowercased().hasSuffix(".png") {
      throw ValidationError("A picture is a PNG file, so its name has to end in .png, not as \"\(file)\" does.")
    }
  }

  func run() throws {
    let path = try Rivulet.program(at: Folder.url(of: folder), scratch: scratch.folder, named: product, .debug)
    var options = looks.options
    options.scale = scale
    var environment = options.environment
    environment["RIVULET_SCREENLESS"] = [script, "png \(file)"].compactMap(\.self).joined(separator: ";")
    // The app parses the script. If it can't parse a step, its message names the environment variable.
    throw ExitCode(try ChildProcess(path, environment: environment).run(changingErrors: RunOptions.namingOptions))
  }
}
