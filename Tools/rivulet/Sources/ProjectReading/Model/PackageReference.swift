/// A Swift package that a project uses.
public struct PackageReference: Hashable, Sendable {
  /// The location of a package.
  public enum Source: Hashable, Sendable {
    /// A local folder, specified by its absolute path.
    case local(String)
    /// A remote repository, specified by its URL.
    case remote(url: String, PackageRequirement)
  }

  /// The location of the package.
  public var source: Source

  /// Creates a reference to the package at a location.
  public init(_ source: Source) {
    self.source = source
  }

  /// The name by which the package manager identifies the package: the last component of the path or URL, in lowercase and without `.git`.
  public var identity: String {
    let place =
      switch source {
      case .local(let path): path
      case .remote(let url, _): url
      }
    let name = place.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? place
    return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
  }
}
