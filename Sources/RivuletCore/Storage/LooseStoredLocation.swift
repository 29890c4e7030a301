import Combine
import Foundation
import Synchronization

/// A stored value that is used beside views: it goes straight to the store and tells all who show or announce it.
///
/// As a property of an observable object it announces each change of the value by the object's publisher: before a write through any
/// `AppStorage`, and for a write past them as soon as that is found.
@usableFromInline
final class LooseStoredLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private struct State: @unchecked Sendable {
    /// The publisher of the object that the value is a property of; nil until it is asked for.
    var objectWillChange: ObservableObjectPublisher?
    /// What was last announced, or found without a need to; nil while nothing is announced.
    var seen: Value?
  }

  let key: String
  /// Nil means the one of the app.
  let store: UserDefaults?
  let coding: StoredValueCoding<Value>
  let defaultValue: Value
  private let state = Mutex(State())

  init(key: String, store: UserDefaults?, coding: StoredValueCoding<Value>, defaultValue: Value) {
    self.key = key
    self.store = store
    self.coding = coding
    self.defaultValue = defaultValue
  }

  /// Where the value lies now.
  private var currentStore: UserDefaults { store ?? AppDefaults.current }

  override func get() -> Value { currentStore.value(forKey: key, coding) ?? defaultValue }

  override func set(_ value: Value, transaction: Transaction) {
    withTransaction(transaction.overridden(by: Transaction.current)) {
      StoredValueWatchers.write(coding.encode(value), forKey: key, in: currentStore)
    }
  }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? LooseStoredLocation<Value> else { return false }
    return key == other.key && currentStore === other.currentStore
  }
}

extension LooseStoredLocation: PropertyAnnouncer {
  var objectWillChange: ObservableObjectPublisher? {
    get { state.withLock { $0.objectWillChange } }
    set {
      let next = State(objectWillChange: newValue)
      let former = state.withLock { state in
        defer { state.objectWillChange = next.objectWillChange }
        return state
      }
      withExtendedLifetime(former) {}
    }
  }

  func didJoin() {
    let joined = State(seen: get())
    let isFirst = state.withLock { state in
      guard state.seen == nil else { return false }
      state.seen = joined.seen
      return true
    }
    if isFirst { StoredValueWatchers.addAnnouncer(self, forKey: key) }
  }
}

extension LooseStoredLocation: StoredValueAnnouncer {
  func storeWillChange(_ store: any KeyedStore, to object: Any?) {
    guard store === currentStore else { return }
    announce(object.flatMap { coding.decode($0) } ?? defaultValue)
  }

  func storeMayHaveChanged() {
    let stored = get()
    if isNews(stored) { announce(stored) }
  }

  var isStale: Bool { isNews(get()) }

  private func isNews(_ value: Value) -> Bool {
    guard let seen = state.withLock({ $0.seen }) else { return false }
    return !ValueEquality.areEqual(seen, value)
  }

  private func announce(_ value: Value) {
    let (publisher, former) = state.withLock { state in
      let former = state
      state.seen = value
      return (state.objectWillChange, former)
    }
    withExtendedLifetime(former) {}
    publisher?.send()
  }
}
