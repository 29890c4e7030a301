/// A Swift package that a project uses.
public struct PackageReference: Hashable, Sendable {
  /// The location that a package comes from.
  public enum Source: Hashable, Sendable {
    /// A folder, by its absolute path.
    case local(String)
    /// A repository, by its URL.
    case remote(url: String, PackageRequirement)
  }

  /// The location that the package comes from.
  public var source: Source

  /// Creates a reference to a location.
  public init(_ source: Source) {
    self.source = source
  }

  /// The name by which the package manager identifies the package: the last part of the path or URL, in lower case and without `.git`.
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
