/// Finds a target's files in a folder, as Xcode does for folders that it synchronises with the disk.
struct FolderFiles {
  /// The Swift files.
  private(set) var sources: [String] = []
  /// The files that are compiled but are not Swift.
  private(set) var foreignSources: [String] = []
  /// The files that are copied.
  private(set) var resources: [AppResource] = []

  /// The folder, by its absolute path.
  private let root: String
  /// A closure that decides, from a path relative to the folder, whether a file is a member.
  private let includes: (String) -> Bool
  /// The paths, relative to the folder, of folders that are copied as a whole.
  private let wholeFolders: Set<String>
  /// The maximum number of further folders to search.
  private var remaining = 20_000

  /// Searches a folder.
  init(_ root: String, wholeFolders: Set<String> = [], includes: @escaping (String) -> Bool = { _ in true }) {
    self.root = root
    self.wholeFolders = wholeFolders
    self.includes = includes
    visit("")
  }

  /// Adds the files in a folder, given by its path relative to the root.
  private mutating func visit(_ folder: String) {
    guard remaining > 0 else { return }
    remaining -= 1
    for name in FilePaths.names(in: folder.isEmpty ? root : "\(root)/\(folder)") {
      let relative = folder.isEmpty ? name : "\(folder)/\(name)"
      let path = "\(root)/\(relative)"
      if FilePaths.isFolder(path), wholeFolders.contains(relative) {
        if includes(relative) { resources.append(AppResource(path: path)) }
      } else if FilePaths.isFolder(path), !FileRole.isOpaque(folder: name) {
        visit(relative)
      } else if includes(relative) {
        add(path)
      }
    }
  }

  /// Adds a file according to its role.
  private mutating func add(_ path: String) {
    switch FileRole(path: path) {
    case .swiftSource: sources.append(path)
    case .foreignSource: foreignSources.append(path)
    case .resource: resources.append(AppResource(path: path, localization: FilePaths.localization(of: path)))
    case .none: break
    }
  }
}
