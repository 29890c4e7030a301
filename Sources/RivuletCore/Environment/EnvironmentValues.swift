/// The values that flow from a view to everything below it (B8.01).
///
/// A copy shares its storage until it is written; reading a key scans the few keys that are set.
public struct EnvironmentValues: CustomStringConvertible {
  /// A key that is set; the key stands beside its entry, so that a scan touches no reference counts.
  private struct Slot {
    let key: ObjectIdentifier
    let entry: any EnvironmentEntry
  }

  private var slots: [Slot]
  /// Remembers which keys are read of this copy; nil for most.
  private var reads: EnvironmentReads?

  public nonisolated init() {
    slots = []
  }

  /// The value of a custom key; its default where no ancestor sets one.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      reads?.insert(ObjectIdentifier(K.self))
      return entry(K.self)?.value ?? K.defaultValue
    }
    set {
      let slot = Slot(key: ObjectIdentifier(K.self), entry: TypedEnvironmentEntry<K>(newValue))
      if let index = index(of: slot.key) { slots[index] = slot } else { slots.append(slot) }
    }
  }

  public var description: String {
    "[" + slots.map { "\($0.entry.keyType) = \($0.entry.anyValue)" }.joined(separator: ", ") + "]"
  }

  /// Whether an ancestor sets the key.
  package func isSet<K: EnvironmentKey>(_ key: K.Type) -> Bool {
    index(of: ObjectIdentifier(key)) != nil
  }

  private func entry<K: EnvironmentKey>(_ key: K.Type) -> TypedEnvironmentEntry<K>? {
    guard let index = index(of: ObjectIdentifier(key)) else { return nil }
    return slots[index].entry as? TypedEnvironmentEntry<K>
  }

  private func index(of key: ObjectIdentifier) -> Int? {
    for index in 0..<slots.count where slots[index].key == key { return index }
    return nil
  }
}

extension EnvironmentValues {
  /// Whether every key has the same value in both.
  package func isSame(as other: EnvironmentValues) -> Bool {
    guard slots.count == other.slots.count else { return false }
    for index in 0..<slots.count {
      let mine = slots[index].entry
      let theirs = other.slots[index].entry
      if mine !== theirs, !mine.isSame(as: theirs) { return false }
    }
    return true
  }
}

extension EnvironmentValues {
  /// A copy that remembers which of its keys are read.
  func remembering(_ reads: EnvironmentReads) -> EnvironmentValues {
    var copy = self
    copy.reads = reads
    return copy
  }

  /// Whether the keys that were read have the same value in both.
  func isSame(as other: EnvironmentValues, in reads: EnvironmentReads) -> Bool {
    reads.keys.allSatisfy { key in
      let (mine, theirs) = (index(of: key).map { slots[$0].entry }, other.index(of: key).map { other.slots[$0].entry })
      guard let mine, let theirs else { return mine == nil && theirs == nil }
      return mine === theirs || mine.isSame(as: theirs)
    }
  }
}

extension EnvironmentValues: ViewComparable {
  package static func areSameInput(_ lhs: EnvironmentValues, _ rhs: EnvironmentValues) -> Bool { lhs.isSame(as: rhs) }
}

@available(*, unavailable)
extension EnvironmentValues: Sendable {}

/// One key that is set, with its type hidden.
private protocol EnvironmentEntry: AnyObject {
  var keyType: any Any.Type { get }
  var anyValue: Any { get }

  func isSame(as other: any EnvironmentEntry) -> Bool
}

private final class TypedEnvironmentEntry<K: EnvironmentKey>: EnvironmentEntry {
  let value: K.Value

  init(_ value: K.Value) {
    self.value = value
  }

  var keyType: any Any.Type { K.self }
  var anyValue: Any { value }

  func isSame(as other: any EnvironmentEntry) -> Bool {
    guard let other = other as? TypedEnvironmentEntry<K> else { return false }
    return K._valuesEqual(value, other.value)
  }
}
