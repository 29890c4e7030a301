import AppBuilding
import Foundation

/// A folder for the packages of one test, which is removed at the end.
final class AppFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "rivulet-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Makes a package by the installed command.
  func newPackage(_ name: String, template: String = "app") throws -> URL {
    let outcome = try SDK.rivulet("new", name, "--template", template, in: url)
    if outcome.status != 0 { throw CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: outcome.output]) }
    return url.appending(path: name, directoryHint: .isDirectory)
  }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
