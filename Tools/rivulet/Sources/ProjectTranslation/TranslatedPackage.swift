public import ProjectReading

/// A package created from a project. All paths are absolute.
public struct TranslatedPackage: Hashable, Sendable {
  /// The folder of the package.
  public var folder: String
  /// The name of the package.
  public var name: String
  /// The app, or nil for tests that need none.
  public var app: TranslatedApp?
  /// The unit tests, or nil if the package doesn't include them.
  public var tests: TranslatedTests?
  /// The platforms of the app, or of the target tested without an app.
  public var platforms: Set<AppPlatform>
  /// The target names, keyed by module name.
  public var namesOfModules: [String: String]
  /// The packages that the package manager must download.
  public var remotePackages: [PackageReference]
  /// The user's files, keyed by their paths in the package.
  public var originals: [String: String]
  /// The number of files that were written or removed, which is 0 if nothing has changed.
  public var changedFileCount: Int
  /// The problems found, excluding those of the project itself.
  public var problems: [ProjectProblem]
}
