/// A hash table that only grows, or is emptied as a whole. Unlike a dictionary, the table compares keys in place, and only those with
/// equal hash values.
///
/// Invariant: at most half of the slots are occupied, so that lookups are short.
struct RecallTable<Key: Hashable, Value> {
  /// The hash value of the entry in each slot; 0 for an empty slot.
  private var hashes = ContiguousArray<Int>(repeating: 0, count: 16)
  /// The index of the entry in each slot.
  private var entries = ContiguousArray<Int>(repeating: 0, count: 16)
  private var keys: ContiguousArray<Key> = []
  private var values: ContiguousArray<Value> = []

  var count: Int { keys.count }

  /// Returns the value for a key with a precomputed hash value.
  @inline(__always) func value(for key: Key, _ hash: Int) -> Value? {
    var place = hash & (hashes.count - 1)
    while hashes[place] != 0 {
      if hashes[place] == hash, keys[entries[place]] == key { return values[entries[place]] }
      place = (place + 1) & (hashes.count - 1)
    }
    return nil
  }

  /// Stores a value for a key that is not in the table.
  mutating func add(_ value: Value, for key: Key, _ hash: Int) {
    keys.append(key)
    values.append(value)
    if keys.count * 2 > hashes.count { grow() }
    take(hash, keys.count - 1)
  }

  /// Removes all values and keeps the storage.
  mutating func removeAll() {
    for place in hashes.indices { hashes[place] = 0 }
    keys.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }

  /// Returns a key's hash value, which is never 0.
  @inline(__always) static func hash(_ key: Key) -> Int {
    let hash = key.hashValue
    return hash == 0 ? 1 : hash
  }

  private mutating func grow() {
    let (oldHashes, oldEntries) = (hashes, entries)
    hashes = ContiguousArray(repeating: 0, count: oldHashes.count * 2)
    entries = ContiguousArray(repeating: 0, count: oldHashes.count * 2)
    for (hash, entry) in zip(oldHashes, oldEntries) where hash != 0 { take(hash, entry) }
  }

  private mutating func take(_ hash: Int, _ entry: Int) {
    var place = hash & (hashes.count - 1)
    while hashes[place] != 0 { place = (place + 1) & (hashes.count - 1) }
    hashes[place] = hash
    entries[place] = entry
  }
}
