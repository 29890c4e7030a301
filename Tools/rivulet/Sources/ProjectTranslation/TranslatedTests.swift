import Foundation
public import ProjectReading

/// The unit tests in a package created from a project.
public struct TranslatedTests: Hashable, Sendable {
  /// The name of the program in the build folder that contains all tests.
  public var programName: String
  /// The absolute path of the program inside a bundle that contains the resources of the app and the tests, which the tests find through
  /// `Bundle.main`.
  public var programInBundle: String

  /// Moves the built program into the bundle, leaving a symbolic link through which the package manager starts it. Does nothing if the
  /// program is already in place.
  ///
  /// - Throws: A problem if the program can't be installed.
  public func installProgram(from path: String) throws(ProjectProblem) {
    let manager = FileManager.default
    do {
      if (try? manager.destinationOfSymbolicLink(atPath: path)) == programInBundle { return }
      try manager.createDirectory(
        atPath: (programInBundle as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try? manager.removeItem(atPath: programInBundle)
      try manager.moveItem(atPath: path, toPath: programInBundle)
      try manager.createSymbolicLink(atPath: path, withDestinationPath: programInBundle)
    } catch {
      throw ProjectProblem(
        .error, "The test program cannot be placed at “\(programInBundle)”.", path: path,
        advice: "Check that the folder is writable and that the disk has free space.")
    }
  }
}
