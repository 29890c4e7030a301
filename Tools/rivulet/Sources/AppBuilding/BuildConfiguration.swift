/// The configuration in which a package is built.
public enum BuildConfiguration: String, Sendable {
  case debug, release
}
