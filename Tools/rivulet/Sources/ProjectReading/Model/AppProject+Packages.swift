extension AppProject {
  /// The file in which Xcode stores the resolved versions of remote packages, or nil for other forms of projects.
  public var resolvedVersionsFile: String? {
    switch form {
    case .workspace: "\(file)/xcshareddata/swiftpm/Package.resolved"
    case .xcodeProject: "\(file)/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    case .package, .playgroundApp, .folder: nil
    }
  }

  /// Replaces remote packages by local packages with the same identity, as Xcode does.
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

  /// Returns the unused local packages that may replace remote dependencies of the given packages or of other local packages.
  public func replacements(beside used: [PackageReference]) -> [PackageReference] {
    let manifests = packages.compactMap(\.manifest).map { $0.lowercased() }
    return packages.filter { package in
      guard package.isLocal, package.manifest != nil, !used.contains(where: { $0.identity == package.identity }) else { return false }
      // The manifests of remote packages are unknown until the packages are downloaded.
      if used.contains(where: { !$0.isLocal }) { return true }
      return manifests.contains { $0.contains("/\(package.identity)\"") || $0.contains("/\(package.identity).git\"") }
    }
  }
}

extension PackageReference {
  /// A Boolean value that indicates whether the package is in a local folder.
  public var isLocal: Bool {
    if case .local = source { true } else { false }
  }

  /// The manifest text of a local package, or nil if it has no manifest.
  fileprivate var manifest: String? {
    guard case .local(let path) = source else { return nil }
    return FilePaths.text(of: "\(path)/Package.swift")
  }
}
