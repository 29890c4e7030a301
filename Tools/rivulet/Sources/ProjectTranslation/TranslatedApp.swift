import Foundation
public import ProjectReading

/// The app of a package that was made of a project. All paths are absolute.
public struct TranslatedApp: Hashable, Sendable {
  /// The name of the executable product, which `swift build --product` takes and the program has in the folder of the build.
  public var productName: String
  /// The name of the app's module. It differs from the project's name if the library has a module with that name.
  public var moduleName: String
  /// The bundle of the app (`Name.app`): its information and its resources. The program in it finds both as `Bundle.main`.
  public var bundle: String
  /// The path in the bundle that the program belongs at.
  public var programInBundle: String

  /// Puts the program that was built into the bundle, as a hard link where the file system allows it, so that the path of the process leads to
  /// the bundle.
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
