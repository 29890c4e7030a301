import Foundation

/// The watch over all folders of an app: those of its package, and of packages elsewhere on the disk that it is built of.
final class SourceWatch {
  private var roots: [String]
  private let excluded: [String]
  private let onChange: @Sendable (FileWatcher.Change) -> Void
  private var watchers: [FileWatcher] = []

  /// Begins to watch folders.
  ///
  /// - Parameter excluded: Folders that are left out, such as the one with built files.
  init(_ roots: [String], excluding excluded: [String], onChange: @escaping @Sendable (FileWatcher.Change) -> Void) throws {
    (self.roots, self.excluded, self.onChange) = (roots, excluded, onChange)
    watchers = [try FileWatcher(roots, excluding: excluded, onChange: onChange)]
  }

  /// Watches folders of sources that lie elsewhere. One that cannot be watched is left out.
  func add(_ folders: Set<String>) {
    for folder in folders.sorted() where !(roots + excluded).contains(where: { folder == $0 || folder.hasPrefix($0 + "/") }) {
      roots.append(folder)
      if let watcher = try? FileWatcher([folder], excluding: excluded, onChange: onChange) { watchers.append(watcher) }
    }
  }
}
