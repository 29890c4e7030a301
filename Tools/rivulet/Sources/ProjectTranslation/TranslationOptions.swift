/// The options for a translation that the project does not contain.
public struct TranslationOptions: Hashable, Sendable {
  /// The absolute path of the folder to which the package is written. The folder must not be inside the project's folder.
  public var cacheFolder: String
  /// False for programs built without SwiftUI, for which neither scenes nor asset symbols are generated.
  public var usesSwiftUI: Bool
  /// True if the package is for unit tests. The app is included only if they need it, and a project without unit tests is rejected.
  public var includesTests: Bool

  /// Creates options.
  public init(cacheFolder: String, usesSwiftUI: Bool = true, includesTests: Bool = false) {
    self.cacheFolder = cacheFolder
    self.usesSwiftUI = usesSwiftUI
    self.includesTests = includesTests
  }
}
