/// The paths of the groups and files in a project.
struct GroupTree {
  /// The objects of the project.
  private let objects: ProjectObjects
  /// The folder to which `SOURCE_ROOT` refers.
  private let sourceRoot: String
  /// The absolute paths, keyed by file or group identifier. Products and system files are not included.
  private(set) var paths: [String: String] = [:]

  /// Finds the paths of all objects in a project's main group.
  init(objects: ProjectObjects, sourceRoot: String) {
    self.objects = objects
    self.sourceRoot = sourceRoot
    let project = objects[objects.root]
    if let main = project["mainGroup"]?.text { visit(main, in: sourceRoot, depth: 0) }
    if let products = project["productRefGroup"]?.text, paths[products] == nil { visit(products, in: sourceRoot, depth: 0) }
  }

  /// The identifiers of all files, sorted by path.
  var sortedFiles: [(id: String, path: String)] {
    paths.map { (id: $0.key, path: $0.value) }.sorted { ($0.path, $0.id) < ($1.path, $1.id) }
  }

  /// Finds the path of an object and those of its descendants.
  private mutating func visit(_ id: String, in folder: String, depth: Int) {
    // A group that contains itself would cause infinite recursion.
    guard depth < 200, paths[id] == nil else { return }
    let object = objects[id]
    let place = place(of: object, in: folder).map(FilePaths.onDisk)
    if let place { paths[id] = place }
    for child in objects.ids("children", of: object) { visit(child, in: place ?? folder, depth: depth + 1) }
  }

  /// Returns the path of an object inside a folder, or nil for products and system files.
  private func place(of object: PropertyList, in folder: String) -> String? {
    let path = object["path"]?.text ?? ""
    switch object["sourceTree"]?.text ?? "<group>" {
    case "<group>": return FilePaths.absolute(path, in: folder)
    case "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT": return FilePaths.absolute(path, in: sourceRoot)
    case "<absolute>": return FilePaths.absolute(path, in: "/")
    default: return nil
    }
  }
}
