extension AppProject {
  /// The file in which Xcode keeps the versions of remote packages; nil for any other kind of project.
  public var resolvedVersionsFile: String? {
    switch form {
    case .workspace: "\(file)/xcshareddata/swiftpm/Package.resolved"
    case .xcodeProject: "\(file)/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    case .package, .playgroundApp, .folder: nil
    }
  }

  /// Replaces remote packages with local ones that have the same identity, as Xcode does.
  mutating func preferLocalPackages() {
    let local = Dictionary(packages.filter(\.isLocal).map { ($0.identity, $0) }) { first, _ in first }
    packages.removeAll { !$0.isLocal && local[$0.identity] != nil }
    for target in targets.indices {
      for product in targets[target].packageProducts.indices {
        guard let package = targets[target].packageProducts[product].package, !package.isLocal else { continue }
        targets[target].packageProducts[product].package = local[package.identity] ?? package
      }
    }
  }

  /// Returns the local packages that may replace remote ones on which other packages depend, if the project itself uses any packages.
  public func replacements(beside used: [PackageReference]) -> [PackageReference] {
    let manifests = packages.compactMap(\.manifest).map { $0.lowercased() }
    return packages.filter { package in
      guard package.isLocal, package.manifest != nil, !used.contains(where: { $0.identity == package.identity }) else { return false }
      // The manifests of remote packages are known only once they are downloaded.
      if used.contains(where: { !$0.isLocal }) { return true }
      return manifests.contains { $0.contains("/\(package.identity)\"") || $0.contains("/\(package.identity).git\"") }
    }
  }
}

extension PackageReference {
  /// True for a package in a folder.
  public var isLocal: Bool {
    if case .local = source { true } else { false }
  }

  /// The text of the manifest of a local package; nil if there is none.
  fileprivate var manifest: String? {
    guard case .local(let path) = source else { return nil }
    return FilePaths.text(of: "\(path)/Package.swift")
  }
}
