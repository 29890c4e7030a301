public import ProjectReading

/// A package that was created from a project. All paths are absolute.
public struct TranslatedPackage: Hashable, Sendable {
  /// The folder of the package.
  public var folder: String
  /// The name of the package.
  public var name: String
  /// The app; nil for tests that need none.
  public var app: TranslatedApp?
  /// The unit tests; nil if they do not belong to the package.
  public var tests: TranslatedTests?
  /// The platforms that the app, or the target that is tested without an app, is built for.
  public var platforms: Set<AppPlatform>
  /// The names of targets, by module name.
  public var namesOfModules: [String: String]
  /// The packages that the package manager has to download.
  public var remotePackages: [PackageReference]
  /// The user's files, by their paths in the package.
  public var originals: [String: String]
  /// The number of files that were written or removed; 0 if nothing has changed.
  public var changedFileCount: Int
  /// All problems, except the project's own problems.
  public var problems: [ProjectProblem]
}
