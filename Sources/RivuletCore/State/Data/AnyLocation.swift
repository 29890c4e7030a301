package import RivuletGraph

/// The storage for a value that bindings read and write. Subclasses define the storage and are safe to use from any thread.
@usableFromInline
package class AnyLocation<Value>: @unchecked Sendable {
  /// Returns the current value. During an update, returns the value as of that update and adds an edge from the running rule (B1.03). At
  /// other times, returns the most recently written value.
  package func get() -> Value {
    fatalError("AnyLocation is abstract; use a location that stores or computes \(Value.self).")
  }

  /// Returns the current value without creating an edge.
  package func snapshot() -> Value { get() }

  package func set(_ value: Value, transaction: Transaction) {}

  /// Returns the value's attribute while its graph is being updated; nil if the value isn't in a graph.
  package func attribute() -> Attribute<Value>? { nil }

  /// The attributes for the value's parts; nil if the value is not in a graph.
  package var projections: LocationProjections? { nil }

  /// The graph clock's time of the value's last change; zero outside updates, or if the value isn't in a graph or was never read.
  package var changedAt: UInt64 { attribute()?.id.changedAt ?? 0 }

  /// The source of truth for the value, for tools; nil if unknown.
  package var truth: PropertyTruth? { nil }

  /// Returns true if both locations share the same storage.
  package func isSame(as other: AnyLocation<Value>) -> Bool { self === other }
}

/// A value that never changes (B3.16).
final class ConstantLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value { value }

  override func isSame(as other: AnyLocation<Value>) -> Bool { other is ConstantLocation<Value> }
}

/// A value that two closures read and write (B3.12).
final class FunctionalLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let getValue: () -> Value
  private let setValue: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getValue = get
    setValue = set
  }

  override func get() -> Value { getValue() }

  override func set(_ value: Value, transaction: Transaction) {
    let merged = transaction.overridden(by: Transaction.current)
    withTransaction(merged) { setValue(value, merged) }
  }
}

/// A member of a value at another location. A write reads the base value, changes the member, and writes the base value back (B3.14).
///
/// A member that's stored inline in the value can be projected, so that a reader depends on that member alone (B3.15). Any other member may
/// be behind a reference, which stays equal while the member changes. A reader of such a member depends on the whole value and reads the
/// member directly, so it also observes the properties of objects along the path.
final class MemberLocation<Base, Value>: AnyLocation<Value>, @unchecked Sendable {
  private let base: AnyLocation<Base>
  private let keyPath: WritableKeyPath<Base, Value>
  /// True if the member is stored inline in the value's memory.
  let isStoredInline: Bool

  init(_ base: AnyLocation<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
    isStoredInline = MemoryLayout<Base>.offset(of: keyPath) != nil
  }

  override func get() -> Value { attribute()?.stickyValue ?? base.get()[keyPath: keyPath] }

  override func snapshot() -> Value { base.snapshot()[keyPath: keyPath] }

  override func attribute() -> Attribute<Value>? {
    guard isStoredInline, let whole = base.attribute() else { return nil }
    return projections?.attribute(
      of: whole, path: AnyHashable(keyPath), extract: { [keyPath] in $0[keyPath: keyPath] },
      fallback: { [base, keyPath] in base.snapshot()[keyPath: keyPath] })
  }

  override var changedAt: UInt64 {
    guard isStoredInline else { return base.changedAt }
    return base.attribute().flatMap { projections?.changedAt(of: $0, path: AnyHashable(keyPath)) } ?? 0
  }

  override var projections: LocationProjections? { base.projections }

  override var truth: PropertyTruth? { base.truth?.part(keyPath) }

  override func set(_ value: Value, transaction: Transaction) {
    var whole = base.snapshot()
    if isStoredInline {
      whole[keyPath: keyPath] = value
    } else {
      // Objects along the path announce their changes here.
      withTransaction(transaction.overridden(by: Transaction.current)) { whole[keyPath: keyPath] = value }
    }
    base.set(whole, transaction: transaction)
  }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? MemberLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

/// A property of a class instance, accessed by reference (B3.29).
final class ObjectLocation<Root: AnyObject, Value>: AnyLocation<Value>, @unchecked Sendable {
  private let object: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }

  override var truth: PropertyTruth? { PropertyTruth(.object, value: object, object: object).part(keyPath) }

  override func set(_ value: Value, transaction: Transaction) {
    withTransaction(transaction.overridden(by: Transaction.current)) { object[keyPath: keyPath] = value }
  }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
