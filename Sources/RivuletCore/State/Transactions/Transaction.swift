public import RivuletAnimation

/// The context of a state change, which passes down the view hierarchy while the change is applied (B6.01).
@frozen public struct Transaction {
  @usableFromInline var values: TypeKeyedValues

  /// Creates an empty transaction.
  public nonisolated init() {
    values = TypeKeyedValues()
  }

  /// Creates a transaction that uses the given animation.
  public nonisolated init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  /// The value for a custom key, or the key's default value if the transaction doesn't set one (B6.16).
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values.value(of: K.self) ?? K.defaultValue }
    set { values.set(K.self, to: newValue, isSame: K._valuesEqual) }
  }
}

/// A key for a value that a transaction carries.
public protocol TransactionKey {
  associatedtype Value

  static var defaultValue: Value { get }

  /// Returns true if transactions that differ only in these values are considered equal (B1.06).
  static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool
}

extension TransactionKey {
  public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool {
    ValueEquality.areEqual(lhs, rhs)
  }
}

extension TransactionKey where Value: Equatable {
  public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }
}

private struct AnimationKey: TransactionKey {
  static var defaultValue: Animation? { nil }
}

private struct DisablesAnimationsKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private struct ContinuousKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private struct TracksVelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

extension Transaction {
  /// The animation for changes made in this transaction; nil for no animation.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// A Boolean value that indicates whether views ignore `.animation` modifiers in this update (B6.11).
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the change is part of a continuous series, such as a slider drag (B6.30).
  public var isContinuous: Bool {
    get { self[ContinuousKey.self] }
    set { self[ContinuousKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the velocity of this change is tracked for a later spring (B6.30).
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }
}

extension Transaction {
  /// Returns these values, overridden by those of `inner` (B6.15, B3.19). The result contains the completions of both transactions.
  package func overridden(by inner: Transaction) -> Transaction {
    if inner.values.isEmpty { return self }
    if values.isEmpty { return inner }
    var merged = self
    merged.values.merge(inner.values)
    let (around, within) = (completions, inner.completions)
    if !around.isEmpty, !within.isEmpty { merged.completions = around + within.filter { one in !around.contains { $0 === one } } }
    return merged
  }

  package static func == (lhs: Transaction, rhs: Transaction) -> Bool {
    lhs.values.isSame(as: rhs.values)
  }
}
