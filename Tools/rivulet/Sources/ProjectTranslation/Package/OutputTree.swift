import Foundation
import ProjectReading

/// The files that a translation generates, identified by paths relative to its folder.
struct OutputTree {
  /// The content of a file.
  enum Content: Hashable {
    case text(String)
    case link(String)
  }

  /// The files, keyed by path.
  private(set) var files: [String: Content] = [:]

  /// The folders from which all other files are removed.
  private let owned: [String]
  /// The folders inside those folders whose files are kept.
  private let kept: [String]

  /// Creates a tree without files.
  init(owned: [String], kept: [String]) {
    self.owned = owned
    self.kept = kept
  }

  /// Adds or replaces a file.
  mutating func add(_ path: String, _ content: Content) { files[path] = content }

  /// The package versions stored in the project, in the package manager's format, or nil if the project stores none.
  var resolvedVersions: String?

  /// Writes the files that differ from those on disk, and removes obsolete files. Returns the number of files written or removed.
  func write(to folder: String) throws(ProjectProblem) -> Int {
    do {
      var count = try writeResolvedVersions(to: folder)
      for owner in owned { count += try removeOthers(in: owner, below: folder) }
      for (path, content) in files.sorted(by: { $0.key < $1.key }) where try write(content, to: "\(folder)/\(path)") { count += 1 }
      return count
    } catch {
      throw ProjectProblem(
        .error, "The package cannot be written: \(error.localizedDescription)", path: folder,
        advice: "Check that the folder is writable and that the disk has free space.")
    }
  }

  /// Writes the package versions if those in the project have changed, and returns the number of files written. Versions that the package
  /// manager adds for packages missing from the project are preserved.
  private func writeResolvedVersions(to folder: String) throws -> Int {
    guard let resolvedVersions else { return 0 }
    guard try write(.text(resolvedVersions), to: "\(folder)/Package.resolved.project") else { return 0 }
    _ = try write(.text(resolvedVersions), to: "\(folder)/Package.resolved")
    return 2
  }

  /// Writes a file unless it already exists with the same content. Returns true if the file was written.
  private func write(_ content: Content, to path: String) throws -> Bool {
    let manager = FileManager.default
    let present = try? manager.destinationOfSymbolicLink(atPath: path)
    switch content {
    case .link(let place):
      if present == place { return false }
    case .text(let text):
      if present == nil, manager.contents(atPath: path) == Data(text.utf8) { return false }
    }
    if present != nil || manager.fileExists(atPath: path) { try manager.removeItem(atPath: path) }
    try manager.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    switch content {
    case .link(let place): try manager.createSymbolicLink(atPath: path, withDestinationPath: place)
    case .text(let text): try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    return true
  }

  /// Removes the files in a folder that are not in the tree, along with folders that become empty. Returns the number of removed files.
  private func removeOthers(in relative: String, below folder: String) throws -> Int {
    guard !kept.contains(relative) else { return 0 }
    let path = "\(folder)/\(relative)"
    let manager = FileManager.default
    guard let names = try? manager.contentsOfDirectory(atPath: path) else { return 0 }
    var count = 0
    for name in names {
      let item = "\(relative)/\(name)"
      let isLink = (try? manager.destinationOfSymbolicLink(atPath: "\(folder)/\(item)")) != nil
      var isFolder: ObjCBool = false
      if !isLink, manager.fileExists(atPath: "\(folder)/\(item)", isDirectory: &isFolder), isFolder.boolValue, files[item] == nil {
        count += try removeOthers(in: item, below: folder)
        if !kept.contains(item), (try? manager.contentsOfDirectory(atPath: "\(folder)/\(item)"))?.isEmpty == true {
          try manager.removeItem(atPath: "\(folder)/\(item)")
        }
      } else if files[item] == nil {
        try manager.removeItem(atPath: "\(folder)/\(item)")
        count += 1
      }
    }
    return count
  }
}
