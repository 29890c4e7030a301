/// The type-erased value of an environment key.
///
/// Invariant: the entry for `ObjectIdentifier(K.self)` is a `TypedEnvironmentEntry<K>`, which `typed(_:)` relies on.
class EnvironmentEntry {
  var keyType: any Any.Type { fatalError("An entry of the environment has no type. Make entries of TypedEnvironmentEntry only.") }
  var anyValue: Any { fatalError("An entry of the environment has no value. Make entries of TypedEnvironmentEntry only.") }

  /// Returns true if readers see no difference between this entry and `other`, which is an entry for the same key (B3.41).
  func isSame(as other: EnvironmentEntry) -> Bool { self === other }
}

/// The value of the key `K`.
final class TypedEnvironmentEntry<K: EnvironmentKey>: EnvironmentEntry {
  let value: K.Value

  init(_ value: K.Value) {
    self.value = value
  }

  override var keyType: any Any.Type { K.self }
  override var anyValue: Any { value }

  override func isSame(as other: EnvironmentEntry) -> Bool {
    self === other || K._valuesEqual(value, other.typed(K.self).value)
  }
}

extension EnvironmentEntry? {
  /// Returns true if both entries are nil, or if readers see no difference between them.
  func isSame(as other: EnvironmentEntry?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self === other || self.isSame(as: other)
  }
}
