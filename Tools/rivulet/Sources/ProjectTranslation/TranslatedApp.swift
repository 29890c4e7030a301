import Foundation
public import ProjectReading

/// The app in a package that was created from a project. All paths are absolute.
public struct TranslatedApp: Hashable, Sendable {
  /// The name of the executable product, for `swift build --product`, which is also the name of the program in the build folder.
  public var productName: String
  /// The name of the app's module. It differs from the project's name if the library contains a module with that name.
  public var moduleName: String
  /// The bundle of the app (`Name.app`): its information and its resources. The program in it finds both as `Bundle.main`.
  public var bundle: String
  /// The path in the bundle at which the program must be.
  public var programInBundle: String

  /// Puts the built program into the bundle, as a hard link if the file system allows it, so that the path of the process leads to the
  /// bundle.
  ///
  /// - Throws: A problem if the program cannot be put there.
  public func installProgram(from path: String) throws(ProjectProblem) {
    let folder = (programInBundle as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try? FileManager.default.removeItem(atPath: programInBundle)
      let program = (path as NSString).resolvingSymlinksInPath
      do {
        try FileManager.default.linkItem(atPath: program, toPath: programInBundle)
      } catch {
        try FileManager.default.copyItem(atPath: program, toPath: programInBundle)
      }
    } catch {
      throw ProjectProblem(
        .error, "The program cannot be put into the bundle “\(bundle)”.", path: path,
        advice: "Check that the folder may be written to and that the disk has room.")
    }
  }
}
