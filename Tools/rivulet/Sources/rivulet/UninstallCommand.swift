import AppBuilding
import ArgumentParser
import Foundation

struct UninstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall", abstract: "Removes this version of Rivulet from the machine.",
    discussion: "To remove a version installed as a system package, use: apt-get remove librivulet1")

  func run() throws {
    let installation = try Installation.current()
    try installation.remove()
    print("Removed \(installation.folder.path(percentEncoded: false)).")
  }
}
