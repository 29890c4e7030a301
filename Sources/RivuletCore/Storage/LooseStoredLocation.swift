/// A stored value that is used beside views: it goes straight to the store and tells the views that show it.
final class LooseStoredLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let key: String
  private let store: any KeyedStore
  private let coding: StoredValueCoding<Value>
  private let defaultValue: Value

  init(key: String, store: any KeyedStore, coding: StoredValueCoding<Value>, defaultValue: Value) {
    self.key = key
    self.store = store
    self.coding = coding
    self.defaultValue = defaultValue
  }

  override func get() -> Value { store.value(forKey: key, coding) ?? defaultValue }

  override func set(_ value: Value, transaction: Transaction) {
    store.store(coding.encode(value), forKey: key)
    withTransaction(transaction.overridden(by: Transaction.current)) { StoredValueWatchers.announce(key: key) }
  }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? LooseStoredLocation<Value> else { return false }
    return key == other.key && store === other.store
  }
}
