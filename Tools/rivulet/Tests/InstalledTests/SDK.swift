import AppBuilding
import Foundation
import Testing

/// The installation under test.
enum SDK {
  /// The folder that the environment names.
  static let folder = ProcessInfo.processInfo.environment["RIVULET_SDK"].map { URL(filePath: $0, directoryHint: .isDirectory) }

  static func installation() throws -> Installation {
    try Installation(at: #require(folder))
  }

  /// Runs the installed command in a folder.
  @discardableResult static func rivulet(_ arguments: String..., in place: URL) throws -> ChildProcess.Outcome {
    let command = try #require(folder).appending(path: "bin/rivulet").path(percentEncoded: false)
    return try ChildProcess(command, arguments, environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""], folder: place).collect()
  }
}
