/// The options for a translation that are not in the project.
public struct TranslationOptions: Hashable, Sendable {
  /// The absolute path of the folder that the package is written to. It must not be inside the project's folder.
  public var cacheFolder: String
  /// False for programs that are built without SwiftUI, which have no scene and no asset symbols.
  public var usesSwiftUI: Bool
  /// True if the package is for unit tests. The app is included only if they need it, and a project without unit tests is rejected.
  public var includesTests: Bool

  /// Creates the options.
  public init(cacheFolder: String, usesSwiftUI: Bool = true, includesTests: Bool = false) {
    self.cacheFolder = cacheFolder
    self.usesSwiftUI = usesSwiftUI
    self.includesTests = includesTests
  }
}
