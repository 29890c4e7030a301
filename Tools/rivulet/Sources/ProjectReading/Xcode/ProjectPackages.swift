/// The Swift packages that a project references.
struct ProjectPackages {
  /// All packages: first those listed by the project, followed by local packages among its files, sorted by path.
  let references: [PackageReference]

  /// The packages, keyed by the identifiers of their objects.
  private let byIdentifier: [String: PackageReference]
  /// The objects of the project.
  private let objects: ProjectObjects

  /// Finds a project's packages: those that the project lists, and the folders among its files that contain a `Package.swift`.
  init(objects: ProjectObjects, tree: GroupTree, sourceRoot: String) {
    self.objects = objects
    var byIdentifier: [String: PackageReference] = [:]
    var listed: [PackageReference] = []
    for id in objects.ids("packageReferences", of: objects[objects.root]) {
      guard let reference = Self.reference(objects[id], sourceRoot: sourceRoot) else { continue }
      byIdentifier[id] = reference
      if !listed.contains(reference) { listed.append(reference) }
    }
    for (id, path) in tree.sortedFiles where objects.kind(of: id) == "PBXFileReference" {
      let reference = PackageReference(.local(path))
      if !listed.contains(reference), FilePaths.isFolder(path), FilePaths.exists("\(path)/Package.swift") { listed.append(reference) }
    }
    self.byIdentifier = byIdentifier
    references = listed
  }

  /// Returns the product specified by an object of the class `XCSwiftPackageProductDependency`, or nil if the object specifies none.
  func product(_ id: String) -> PackageProduct? {
    let object = objects[id]
    guard let written = object["productName"]?.text else { return nil }
    // Plugins are linked under a name with this prefix. They don't build anything that an app needs.
    guard !written.hasPrefix("plugin:") else { return nil }
    return PackageProduct(name: written, package: object["package"]?.text.flatMap { byIdentifier[$0] } ?? package(with: written))
  }

  /// Returns the local package whose manifest declares a product, or the remote package with the same name.
  private func package(with product: String) -> PackageReference? {
    let local = references.first { reference in
      guard case .local(let path) = reference.source, let text = FilePaths.text(of: "\(path)/Package.swift") else { return false }
      return ManifestScan(text).declaresProduct(product)
    }
    return local ?? references.first { $0.identity == product.lowercased() }
  }

  /// Returns the package described by an object, or nil if the object describes none.
  private static func reference(_ object: PropertyList, sourceRoot: String) -> PackageReference? {
    if let path = object["relativePath"]?.text { return PackageReference(.local(FilePaths.absolute(path, in: sourceRoot))) }
    guard let url = object["repositoryURL"]?.text else { return nil }
    return PackageReference(.remote(url: url, requirement(object["requirement"])))
  }

  /// Returns the version requirement described by an object, or a requirement for any version if the object describes none.
  private static func requirement(_ object: PropertyList?) -> PackageRequirement {
    func text(_ key: String) -> String { object?[key]?.text ?? "" }
    return switch text("kind") {
    case "upToNextMinorVersion": .upToNextMinor(text("minimumVersion"))
    case "exactVersion": .exact(text("version"))
    case "versionRange": .range(from: text("minimumVersion"), to: text("maximumVersion"))
    case "branch": .branch(text("branch"))
    case "revision": .revision(text("revision"))
    default: .upToNextMajor(text("minimumVersion").isEmpty ? "0.0.0" : text("minimumVersion"))
    }
  }
}
