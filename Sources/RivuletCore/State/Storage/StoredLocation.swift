import Foundation
import RivuletGraph
import Synchronization

/// The location of a value in a store, represented by an input in the graph. A write changes the store immediately. The input changes when
/// the write's group is applied, so the change appears with the transaction that made it.
final class StoredLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  /// The store and the value last seen in it. The store can be read on any thread, so a lock protects these fields.
  private struct Source: @unchecked Sendable {
    var store: any KeyedStore
    /// The value of the input, or the value that a queued change will set.
    var seen: Value
  }

  let key: String
  private let coding: StoredValueCoding<Value>
  private let defaultValue: Value
  private let input: Attribute<Value>
  private let source: Mutex<Source>
  private let queue: TransactionQueue
  private let typeName: String
  private let parts: LocationProjections

  @MainActor init(
    key: String, store: any KeyedStore, coding: StoredValueCoding<Value>, defaultValue: Value, in content: Subgraph,
    _ queue: TransactionQueue, _ values: StoredValues, typeName: String
  ) {
    self.key = key
    self.coding = coding
    self.defaultValue = defaultValue
    let value = store.value(forKey: key, coding) ?? defaultValue
    input = content.graph.makeInput(value, in: content, name: "stored value", areEqual: ValueEquality.areEqual)
    source = Mutex(Source(store: store, seen: value))
    self.queue = queue
    self.typeName = typeName
    parts = LocationProjections()
    super.init()
    StoredValueWatchers.add(self, forKey: key)
    values.add(self, key: key, store: store)
  }

  /// Switches to another store for subsequent reads and writes. Different objects may represent the same store.
  @MainActor func follow(_ store: any KeyedStore) {
    let isSame = source.withLock { source in
      defer { source.store = store }
      return source.store === store
    }
    if !isSame { storeMayHaveChanged() }
  }

  override func get() -> Value { attribute()?.stickyValue ?? stored }

  override func attribute() -> Attribute<Value>? {
    queue.isUpdatingOnThisThread && input.id.isLive ? input : nil
  }

  override var truth: PropertyTruth? { PropertyTruth(.stored, value: stored, input: input.id, key: key) }

  private func record(_ value: Value, over former: Value, in causes: any CauseRecorder) {
    var change = TracedChange(.stored, of: Value.self)
    (change.owner, change.input, change.name) = (typeName, input.id, key)
    change.values = (TracedValue.describe(former), TracedValue.describe(value))
    change.isAnimated = Transaction.current.animation != nil
    causes.record(change)
  }

  override var projections: LocationProjections? { parts }

  override func snapshot() -> Value { attribute()?.untrackedValue ?? stored }

  override func set(_ value: Value, transaction: Transaction) {
    if queue.isUpdatingOnThisThread {
      queue.issues.report(
        RuntimeIssue(
          kind: .stateModifiedDuringUpdate,
          message: "Modifying state during view update: the stored value \"\(key)\" of \(typeName) was written while a body was being "
            + "evaluated; the write was ignored. Write it in an action, onAppear, onChange or a task.",
          typeName: typeName))
      return
    }
    let store = source.withLock { $0.store }
    withTransaction(transaction.overridden(by: Transaction.current)) {
      StoredValueWatchers.write(coding.encode(value), forKey: key, in: store)
    }
  }

  private var stored: Value {
    source.withLock { $0.store }.value(forKey: key, coding) ?? defaultValue
  }

  var isStale: Bool {
    // App-defined comparisons run outside the lock.
    !ValueEquality.areEqual(source.withLock { $0 }.seen, stored)
  }
}

extension StoredLocation: StoredValueWatcher {
  func storeMayHaveChanged() {
    let stored = stored
    if ValueEquality.areEqual(source.withLock { $0 }.seen, stored) { return }
    let former = source.withLock { source in
      defer { source.seen = stored }
      return source
    }
    withExtendedLifetime(former) {}
    if let causes = queue.causes { record(stored, over: former.seen, in: causes) }
    queue.append(Mutation { [self] in _ = input.set(stored) }, transaction: Transaction.current)
  }
}

extension KeyedStore {
  /// Returns the value for a key; nil if no value of this type is stored.
  func value<Value>(forKey key: String, _ coding: StoredValueCoding<Value>) -> Value? {
    storedObject(forKey: key).flatMap { coding.decode($0) }
  }
}
