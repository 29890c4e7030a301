/// Values of any type, keyed by type, for transactions, containers, and focus. Most collections are empty.
@usableFromInline
package struct TypeKeyedValues {
  private struct Entry {
    let key: ObjectIdentifier
    let value: Any
    let isSame: (Any, Any) -> Bool
  }

  /// The entries, sorted by key identity.
  private var entries: [Entry] = []

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// Returns the value for the key; nil if the key isn't set.
  package func value<Value>(of key: any Any.Type, as type: Value.Type = Value.self) -> Value? {
    entries.first { $0.key == ObjectIdentifier(key) }.flatMap { $0.value as? Value }
  }

  /// Sets the value for a key. `isSame` returns true if two values for the key are equal.
  package mutating func set<Value>(_ key: any Any.Type, to value: Value, isSame: @escaping (Value, Value) -> Bool) {
    insert(
      Entry(key: ObjectIdentifier(key), value: value) { lhs, rhs in
        guard let lhs = lhs as? Value, let rhs = rhs as? Value else { return false }
        return isSame(lhs, rhs)
      })
  }

  package mutating func remove(_ key: any Any.Type) {
    entries.removeAll { $0.key == ObjectIdentifier(key) }
  }

  /// Sets the values for all keys in `other`.
  package mutating func merge(_ other: TypeKeyedValues) {
    for entry in other.entries { insert(entry) }
  }

  /// Returns true if both collections contain the same keys with equal values.
  package func isSame(as other: TypeKeyedValues) -> Bool {
    entries.count == other.entries.count
      && zip(entries, other.entries).allSatisfy { $0.key == $1.key && $0.isSame($0.value, $1.value) }
  }

  private mutating func insert(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.key >= entry.key }) {
      if entries[index].key == entry.key { entries[index] = entry } else { entries.insert(entry, at: index) }
    } else {
      entries.append(entry)
    }
  }
}
