public import ProjectReading

/// A package that was made of a project. All paths are absolute.
public struct TranslatedPackage: Hashable, Sendable {
  /// The folder of the package.
  public var folder: String
  /// The name of the package.
  public var name: String
  /// The app; nil for tests that need none.
  public var app: TranslatedApp?
  /// The unit tests; nil if they do not belong to the package.
  public var tests: TranslatedTests?
  /// The platforms that the app, or what is tested without one, is made for.
  public var platforms: Set<AppPlatform>
  /// The names of targets by those of their modules.
  public var namesOfModules: [String: String]
  /// The packages that the package manager has to download.
  public var remotePackages: [PackageReference]
  /// The files of the user by the paths that the package has them at.
  public var originals: [String: String]
  /// The number of files that were written or removed; 0 if nothing changed.
  public var changedFileCount: Int
  /// Everything that was found wrong, the project's own problems not among them.
  public var problems: [ProjectProblem]
}
