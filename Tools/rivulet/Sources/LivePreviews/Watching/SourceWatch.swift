import Foundation

/// A watcher for all of an app's folders: those in its package, and those of packages elsewhere on disk from which it is built.
final class SourceWatch {
  private var roots: [String]
  private let excluded: [String]
  private let onChange: @Sendable (FileWatcher.Change) -> Void
  private var watchers: [FileWatcher] = []

  /// Starts watching folders.
  ///
  /// - Parameter excluded: The folders not to watch, such as the folder for build products.
  init(_ roots: [String], excluding excluded: [String], onChange: @escaping @Sendable (FileWatcher.Change) -> Void) throws {
    (self.roots, self.excluded, self.onChange) = (roots, excluded, onChange)
    watchers = [try FileWatcher(roots, excluding: excluded, onChange: onChange)]
  }

  /// Watches additional source folders. A folder that can't be watched is ignored.
  func add(_ folders: Set<String>) {
    for folder in folders.sorted() where !(roots + excluded).contains(where: { folder == $0 || folder.hasPrefix($0 + "/") }) {
      roots.append(folder)
      if let watcher = try? FileWatcher([folder], excluding: excluded, onChange: onChange) { watchers.append(watcher) }
    }
  }
}
