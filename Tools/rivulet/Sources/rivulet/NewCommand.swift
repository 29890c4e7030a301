import AppBuilding
import ArgumentParser
import Foundation

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Creates a package with an app and a test.",
    discussion: "Example: rivulet new Weather --template list")

  @Argument(help: "The app's name: a capital letter, then letters and digits.")
  var name: String
  @Option(help: "app: a window; document: text documents that open and save; list: tasks with details.")
  var template = "app"

  func run() throws {
    guard let template = PackageTemplate(rawValue: template) else {
      throw ValidationError("--template must be app, document or list, not \"\(template)\".")
    }
    let installation = try Installation.current()
    let folder = URL(filePath: name, directoryHint: .isDirectory).standardizedFileURL
    try template.write(name: name, to: folder, templates: installation.templates)
    try EditorSettings(installation).write(to: folder)
    print(
      """
      \(name) is a package with an app and a test.

          cd \(name)
          rivulet run                # the app in a window
          rivulet png . \(name).png   # an image of it, without a screen
          rivulet test               # its tests
      """)
  }
}
