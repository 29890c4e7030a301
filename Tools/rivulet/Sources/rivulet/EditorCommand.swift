import AppBuilding
import ArgumentParser
import Foundation

struct EditorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "editor", abstract: "Writes the settings by which editors find the library.",
    discussion: "They are those of sourcekit-lsp and of VS Code's Swift extension. Settings of other kinds stay.")

  @OptionGroup var package: PackageFolder

  func run() throws {
    let installation = try Installation.current()
    _ = try AppPackage(at: package.url, scratch: package.scratch)
    for path in try EditorSettings(installation).write(to: package.url) { print(path) }
  }
}
