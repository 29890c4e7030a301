/// The files of a target in a folder, collected as Xcode does for folders that it synchronizes with the disk.
struct FolderFiles {
  /// The Swift files.
  private(set) var sources: [String] = []
  /// The source files in other languages.
  private(set) var foreignSources: [String] = []
  /// The files to copy into the bundle.
  private(set) var resources: [AppResource] = []

  /// The absolute path of the folder.
  private let root: String
  /// A closure that determines from a path relative to the folder whether a file belongs to the target.
  private let includes: (String) -> Bool
  /// The relative paths of folders to copy as a whole.
  private let wholeFolders: Set<String>
  /// The number of folders that may still be searched.
  private var remaining = 20_000

  /// Searches a folder.
  init(_ root: String, wholeFolders: Set<String> = [], includes: @escaping (String) -> Bool = { _ in true }) {
    self.root = root
    self.wholeFolders = wholeFolders
    self.includes = includes
    visit("")
  }

  /// Adds the files in a subfolder, specified by its relative path.
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

  /// Adds a file, depending on its role.
  private mutating func add(_ path: String) {
    switch FileRole(path: path) {
    case .swiftSource: sources.append(path)
    case .foreignSource: foreignSources.append(path)
    case .resource: resources.append(AppResource(path: path, localization: FilePaths.localization(of: path)))
    case .none: break
    }
  }
}
