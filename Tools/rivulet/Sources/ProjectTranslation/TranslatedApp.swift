import Foundation
public import ProjectReading

/// The app in a package created from a project. All paths are absolute.
public struct TranslatedApp: Hashable, Sendable {
  /// The name of the executable product, for use with `swift build --product`. The program in the build folder has the same name.
  public var productName: String
  /// The name of the app's module, which differs from the project's module name if the library contains a module with that name.
  public var moduleName: String
  /// The app's bundle (`Name.app`), which contains its information and resources. The program in the bundle finds both through
  /// `Bundle.main`.
  public var bundle: String
  /// The path of the program inside the bundle.
  public var programInBundle: String

  /// Installs the built program in the bundle, so that the path of the running process leads to the bundle. Creates a hard link if the
  /// file system permits it.
  ///
  /// - Throws: A problem if the program can't be installed.
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
        .error, "The program cannot be placed in the bundle “\(bundle)”.", path: path,
        advice: "Check that the folder is writable and that the disk has free space.")
    }
  }
}
