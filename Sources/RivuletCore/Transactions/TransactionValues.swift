/// The keys that a transaction sets, in order of key identity; a plain transaction holds nothing.
@usableFromInline
package struct TransactionValues {
  private struct Entry {
    let key: ObjectIdentifier
    let value: Any
    let isSame: (Any, Any) -> Bool
  }

  private var entries: [Entry] = []

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  package func value<K: TransactionKey>(_ key: K.Type) -> K.Value? {
    entries.first { $0.key == ObjectIdentifier(key) }.flatMap { $0.value as? K.Value }
  }

  package mutating func set<K: TransactionKey>(_ key: K.Type, to value: K.Value) {
    insert(
      Entry(key: ObjectIdentifier(key), value: value) { lhs, rhs in
        guard let lhs = lhs as? K.Value, let rhs = rhs as? K.Value else { return false }
        return K._valuesEqual(lhs, rhs)
      })
  }

  package mutating func merge(_ other: TransactionValues) {
    for entry in other.entries { insert(entry) }
  }

  package func isSame(as other: TransactionValues) -> Bool {
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
