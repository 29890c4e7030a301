/// The stored values that the views in one tree show, and those that objects announce.
///
/// On Linux, Foundation doesn't announce changes to user defaults. Writes that bypass `AppStorage` are therefore detected by comparing
/// values before and after each event.
@MainActor
final class StoredValues {
  private struct Place: Hashable {
    let key: String
    let store: ObjectIdentifier
  }

  /// The watchers, keyed by key and store, so that many views of one value require only one comparison.
  private var watchers: [Place: WeakList<any StaleWatcher>] = [:]

  func add(_ watcher: any StaleWatcher, key: String, store: any KeyedStore) {
    let place = Place(key: key, store: ObjectIdentifier(store))
    watchers[place, default: WeakList()].append(watcher)
  }

  /// True if a store has changed without an announcement.
  var hasUnannouncedChanges: Bool { hasUnseenChangesInViews || StoredValueWatchers.hasUnannouncedChanges }

  private var hasUnseenChangesInViews: Bool { watchers.values.contains { $0.first?.isStale ?? false } }

  /// Applies changes that stores haven't announced.
  func look() {
    StoredValueWatchers.look()
    if watchers.isEmpty { return }
    watchers = watchers.filter { $0.value.first != nil }
    guard hasUnseenChangesInViews else { return }
    for key in Set(watchers.keys.map(\.key)).sorted() { StoredValueWatchers.announce(key: key) }
  }
}

extension StoredLocation: StaleWatcher {}
