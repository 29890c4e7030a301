/// Values of any types under the types that are their keys, as transactions, containers and the focus hand them on; most hold nothing.
@usableFromInline
package struct TypeKeyedValues {
  private struct Entry {
    let key: ObjectIdentifier
    let value: Any
    let isSame: (Any, Any) -> Bool
  }

  /// In order of key identity.
  private var entries: [Entry] = []

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// What the key is set to; nil if it is not set.
  package func value<Value>(of key: any Any.Type, as type: Value.Type = Value.self) -> Value? {
    entries.first { $0.key == ObjectIdentifier(key) }.flatMap { $0.value as? Value }
  }

  /// Sets a key; `isSame` says whether two of its values count as one.
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

  /// Sets all that `other` sets.
  package mutating func merge(_ other: TypeKeyedValues) {
    for entry in other.entries { insert(entry) }
  }

  /// Whether both set the same keys to the same values.
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
