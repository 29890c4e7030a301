import AppBuilding
import ArgumentParser
import Foundation

struct EditorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "editor", abstract: "Writes the settings that editors need to find the library.",
    discussion: "Writes settings for sourcekit-lsp and VS Code's Swift extension. Other settings are left unchanged.")

  @OptionGroup var package: PackageFolder

  func run() throws {
    let installation = try Installation.current()
    _ = try AppPackage(at: package.url, scratch: package.scratch)
    for path in try EditorSettings(installation).write(to: package.url) { print(path) }
  }
}
