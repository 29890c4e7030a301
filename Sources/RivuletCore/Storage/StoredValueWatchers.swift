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
  private struct Registry: @unchecked Sendable {
    var watchers: [String: WeakList<any StoredValueWatcher>] = [:]
    var isListening = false
  }

  private static let registry = Mutex(Registry())

  static func add(_ watcher: any StoredValueWatcher, forKey key: String) {
    let mustListen = registry.withLock { registry in
      registry.watchers[key, default: WeakList()].append(watcher)
      defer { registry.isListening = true }
      return !registry.isListening
    }
    if mustListen { listen() }
  }

  /// Tells all who show the value of a key, or of any key, to look again.
  static func announce(key: String? = nil) {
    let watchers = registry.withLock { registry in
      let lists = key.map { [registry.watchers[$0] ?? WeakList()] } ?? registry.watchers.sorted { $0.key < $1.key }.map(\.value)
      return lists.flatMap(\.elements)
    }
    for watcher in watchers { watcher.storeMayHaveChanged() }
  }

  /// Follows stores that announce changes which others make.
  private static func listen() {
    _ = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: nil) { _ in announce() }
  }
}
