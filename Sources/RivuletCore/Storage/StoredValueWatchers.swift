import Foundation
import Synchronization

/// Somebody who shows a value that lies in a store.
protocol StoredValueWatcher: AnyObject, Sendable {
  /// Looks at the store again; a value that differs from the one seen last is shown by the next update.
  func storeMayHaveChanged()
}

/// All who show stored values in this process, by key, so that a write through one is seen by all (B3.47).
///
/// Stores are not told apart: two objects may stand for one suite, and whoever is called finds out by looking.
enum StoredValueWatchers {
  private struct Entry: Sendable {
    nonisolated(unsafe) weak var watcher: (any StoredValueWatcher)?
  }

  private struct Registry: Sendable {
    var entries: [String: [Entry]] = [:]
    var isListening = false
  }

  private static let registry = Mutex(Registry())

  static func add(_ watcher: any StoredValueWatcher, forKey key: String) {
    let entry = Entry(watcher: watcher)
    let mustListen = registry.withLock { registry in
      registry.entries[key, default: []].removeAll { $0.watcher == nil }
      registry.entries[key, default: []].append(entry)
      defer { registry.isListening = true }
      return !registry.isListening
    }
    if mustListen { listen() }
  }

  /// Tells all who show the value of a key, or of any key, to look again.
  static func announce(key: String? = nil) {
    let watchers = registry.withLock { registry in
      let lists = key.map { [registry.entries[$0] ?? []] } ?? registry.entries.sorted { $0.key < $1.key }.map(\.value)
      return lists.joined().compactMap(\.watcher)
    }
    for watcher in watchers { watcher.storeMayHaveChanged() }
  }

  /// Follows stores that announce changes which others make.
  private static func listen() {
    _ = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: nil) { _ in announce() }
  }
}
