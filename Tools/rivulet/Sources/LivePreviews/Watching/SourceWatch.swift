import Foundation

/// The watch over all of an app's folders: those of its package, and those of packages elsewhere on disk that it is built from.
final class SourceWatch {
  private var roots: [String]
  private let excluded: [String]
  private let onChange: @Sendable (FileWatcher.Change) -> Void
  private var watchers: [FileWatcher] = []

  /// Starts watching folders.
  ///
  /// - Parameter excluded: Folders that are not watched, such as the one with built files.
  init(_ roots: [String], excluding excluded: [String], onChange: @escaping @Sendable (FileWatcher.Change) -> Void) throws {
    (self.roots, self.excluded, self.onChange) = (roots, excluded, onChange)
    watchers = [try FileWatcher(roots, excluding: excluded, onChange: onChange)]
  }

  /// Watches source folders in other locations. A folder that cannot be watched is ignored.
  func add(_ folders: Set<String>) {
    for folder in folders.sorted() where !(roots + excluded).contains(where: { folder == $0 || folder.hasPrefix($0 + "/") }) {
      roots.append(folder)
      if let watcher = try? FileWatcher([folder], excluding: excluded, onChange: onChange) { watchers.append(watcher) }
    }
  }
}
