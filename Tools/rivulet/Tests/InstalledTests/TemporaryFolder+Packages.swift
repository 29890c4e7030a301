import AppBuilding
import Foundation
import ProjectFixtures

extension TemporaryFolder {
  /// Makes a package by the installed command.
  func newPackage(_ name: String, template: String = "app") throws -> URL {
    let outcome = try SDK.rivulet("new", name, "--template", template, in: url)
    if outcome.status != 0 { throw CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: outcome.output]) }
    return url.appending(path: name, directoryHint: .isDirectory)
  }
}
