/// A file or folder that a target copies into its bundle.
public struct AppResource: Hashable, Sendable {
  /// The absolute path in the project.
  public var path: String
  /// The language of the `.lproj` folder that it belongs to, such as `de` or `Base`; nil for a resource without a language.
  public var localization: String?

  /// Creates a resource from its path.
  public init(path: String, localization: String? = nil) {
    self.path = path
    self.localization = localization
  }
}
