/// The stored values that the views of one tree show.
///
/// Foundation announces no change of user defaults on Linux, so that a write past `AppStorage` is found by looking: before and after each
/// event.
@MainActor
final class StoredValues {
  private struct Entry {
    weak var watcher: (any StaleWatcher)?
  }

  private struct Place: Hashable {
    let key: String
    let store: ObjectIdentifier
  }

  /// By place, so that many views of one value cost one look.
  private var entries: [Place: [Entry]] = [:]

  func add(_ watcher: any StaleWatcher, key: String, store: any KeyedStore) {
    let place = Place(key: key, store: ObjectIdentifier(store))
    entries[place, default: []].removeAll { $0.watcher == nil }
    entries[place, default: []].append(Entry(watcher: watcher))
  }

  /// Whether a store has changed without announcing it.
  var hasUnseenChanges: Bool {
    entries.values.contains { entries in entries.lazy.compactMap(\.watcher).first?.isStale ?? false }
  }

  /// Brings changes on their way that no store has announced.
  func look() {
    if entries.isEmpty { return }
    entries = entries.filter { $0.value.contains { $0.watcher != nil } }
    guard hasUnseenChanges else { return }
    for key in Set(entries.keys.map(\.key)).sorted() { StoredValueWatchers.announce(key: key) }
  }
}

/// Somebody who can tell whether what it shows is still what is stored.
protocol StaleWatcher: StoredValueWatcher {
  var isStale: Bool { get }
}

extension StoredLocation: StaleWatcher {}
