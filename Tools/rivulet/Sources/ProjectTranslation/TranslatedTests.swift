import Foundation
public import ProjectReading

/// The unit tests in a package that was created from a project.
public struct TranslatedTests: Hashable, Sendable {
  /// The name, in the build folder, of the program that contains all tests.
  public var programName: String
  /// The absolute path at which the program must be: in a bundle with the resources of the app and its tests, which the tests find as
  /// `Bundle.main`.
  public var programInBundle: String

  /// Moves the built program into the bundle, and leaves a symbolic link, through which the package manager starts it. Does nothing if it
  /// is already there.
  ///
  /// - Throws: A problem if the program cannot be put there.
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
        .error, "The program with the tests cannot be put at “\(programInBundle)”.", path: path,
        advice: "Check that the folder may be written to and that the disk has room.")
    }
  }
}
