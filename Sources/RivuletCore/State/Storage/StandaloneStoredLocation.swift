import Combine
import Foundation
import Synchronization

/// A stored value for use outside views. It accesses the store directly and notifies all properties that show or announce the value.
///
/// A property of an observable object announces each change to the value through the object's publisher. It makes the announcement before a
/// write through any `AppStorage`, and after other writes as soon as they're detected.
@usableFromInline
final class StandaloneStoredLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private struct State: @unchecked Sendable {
    /// The publisher of the object that contains the property; nil until it's set.
    var objectWillChange: ObservableObjectPublisher?
    /// The last announced value, which is initially the stored value; nil until the property joins an object.
    var seen: Value?
  }

  let key: String
  /// The store; nil to use the app's store.
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

  /// The store in which the value currently resides.
  private var currentStore: UserDefaults { store ?? AppDefaults.current }

  override func get() -> Value { currentStore.value(forKey: key, coding) ?? defaultValue }

  override func set(_ value: Value, transaction: Transaction) {
    withTransaction(transaction.overridden(by: Transaction.current)) {
      StoredValueWatchers.write(coding.encode(value), forKey: key, in: currentStore)
    }
  }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? StandaloneStoredLocation<Value> else { return false }
    return key == other.key && currentStore === other.currentStore
  }
}

extension StandaloneStoredLocation: PropertyAnnouncer {
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

extension StandaloneStoredLocation: StoredValueAnnouncer {
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
