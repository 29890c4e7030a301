/// The way that a package is built.
public enum BuildConfiguration: String, Sendable {
  case debug, release
}
