/// A file or folder that a target copies into its bundle.
public struct AppResource: Hashable, Sendable {
  /// The absolute path of the file or folder.
  public var path: String
  /// The language of the enclosing `.lproj` folder, such as `de` or `Base`, or nil for a resource without a language.
  public var localization: String?

  /// Creates a resource from its path.
  public init(path: String, localization: String? = nil) {
    self.path = path
    self.localization = localization
  }
}
