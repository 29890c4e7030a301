import AppBuilding
import ArgumentParser
import Foundation

struct PNGCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "png", abstract: "Draws an image of an app without a screen.",
    discussion: """
      Examples:
        rivulet png . weather.png
        rivulet png . weather.png --idiom desktop --script "tap Greet; advance 1; texts"
      """)

  @Argument(help: "The app's folder: a package, an Xcode project, or source files.", completion: .directory)
  var folder: String
  @OptionGroup var scratch: Scratch
  @Argument(help: "The image file, whose name must end in .png.", completion: .file(extensions: ["png"]))
  var file: String
  @OptionGroup var looks: Looks
  @Option(help: "Steps to run before drawing the image: tap, type, scroll, wait, texts and more, separated by semicolons.")
  var script: String?
  @Option(help: "The number of pixels per point.")
  var scale: Double = 2
  @Option(help: "The program or app target to use if there are several.")
  var product: String?

  func validate() throws {
    try Self.check(file: file)
    if !(scale > 0 && scale < 100) { throw ValidationError("--scale must be a number above 0 and below 100, not \(scale).") }
  }

  static func check(file: String) throws {
    if !file.lowercased().hasSuffix(".png") {
      throw ValidationError("The image is a PNG file, so its name must end in .png; \"\(file)\" does not.")
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
