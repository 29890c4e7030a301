/// The places of the groups and files of a project.
struct GroupTree {
  /// The objects of the project.
  private let objects: ProjectObjects
  /// The folder that `SOURCE_ROOT` stands for.
  private let sourceRoot: String
  /// The absolute path by the identifier of a file or group; absent for products and files of the system.
  private(set) var paths: [String: String] = [:]

  /// Finds the places of all that the main group of a project holds.
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

  /// Finds the place of an object and of those in it.
  private mutating func visit(_ id: String, in folder: String, depth: Int) {
    // A group that contains itself would never end.
    guard depth < 200, paths[id] == nil else { return }
    let object = objects[id]
    let place = place(of: object, in: folder).map(FilePaths.onDisk)
    if let place { paths[id] = place }
    for child in objects.ids("children", of: object) { visit(child, in: place ?? folder, depth: depth + 1) }
  }

  /// The place of an object in a folder; nil for products and files of the system.
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
