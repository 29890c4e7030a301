/// The versions of a package that a project accepts.
public enum PackageRequirement: Hashable, Sendable {
  case upToNextMajor(String)
  case upToNextMinor(String)
  case exact(String)
  case range(from: String, to: String)
  case branch(String)
  case revision(String)
}
