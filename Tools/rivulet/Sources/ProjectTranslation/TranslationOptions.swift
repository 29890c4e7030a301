/// The choices of a translation that are not in the project.
public struct TranslationOptions: Hashable, Sendable {
  /// The folder that the package is written to, by its absolute path. It may not lie within the project's folder.
  public var cacheFolder: String
  /// False for programs that are built without SwiftUI, which get no scene and no symbols of assets.
  public var usesSwiftUI: Bool
  /// True if the package is for unit tests, with the app only if they need it. A project without any is refused then.
  public var includesTests: Bool

  /// Makes the options.
  public init(cacheFolder: String, usesSwiftUI: Bool = true, includesTests: Bool = false) {
    self.cacheFolder = cacheFolder
    self.usesSwiftUI = usesSwiftUI
    self.includesTests = includesTests
  }
}
