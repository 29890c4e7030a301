/// The keys that have been set and their entries, in the order in which the keys were first set.
///
/// The keys are stored separately from the entries, so a scan changes no reference counts.
struct EnvironmentEntries {
  private var list: ContiguousArray<(key: ObjectIdentifier, entry: EnvironmentEntry)> = []
  /// All writes in order, maintained after a write first replaces an earlier write; empty until then.
  private var history: [EnvironmentEntry] = []

  var count: Int { list.count }
  var isEmpty: Bool { list.isEmpty }
  var entries: [EnvironmentEntry] { list.map(\.entry) }

  subscript(key: ObjectIdentifier) -> EnvironmentEntry? {
    index(of: key).map { list[$0].entry }
  }

  mutating func set(_ entry: EnvironmentEntry, for key: ObjectIdentifier) {
    if let index = index(of: key) { list[index].entry = entry } else { list.append((key, entry)) }
  }

  /// Sets an entry and keeps any entry that it replaces in the history.
  mutating func write(_ entry: EnvironmentEntry, for key: ObjectIdentifier) {
    let index = index(of: key)
    if index != nil, history.isEmpty { history = entries }
    if !history.isEmpty { history.append(entry) }
    if let index { list[index].entry = entry } else { list.append((key, entry)) }
  }

  /// All writes in order, including those that later writes replaced.
  var writes: [EnvironmentEntry] { history.isEmpty ? entries : history }

  func contains(_ key: ObjectIdentifier) -> Bool { index(of: key) != nil }

  func containsAny(of keys: ContiguousArray<ObjectIdentifier>) -> Bool {
    for index in 0..<list.count where keys.contains(list[index].key) { return true }
    return false
  }

  /// Returns true if all keys in this collection are also set in `other`.
  func isSubset(of other: EnvironmentEntries) -> Bool {
    for index in 0..<list.count where !other.contains(list[index].key) { return false }
    return true
  }

  /// Returns these entries, with the entries of `other` added or replacing them.
  func overridden(by other: EnvironmentEntries) -> EnvironmentEntries {
    if isSubset(of: other) { return other }
    var both = self
    other.forEach { both.set($1, for: $0) }
    return both
  }

  func forEach(_ body: (ObjectIdentifier, EnvironmentEntry) -> Void) {
    for (key, entry) in list { body(key, entry) }
  }

  /// Returns true if both collections set the same keys to the same values.
  func isSame(as other: EnvironmentEntries) -> Bool {
    guard count == other.count else { return false }
    return list.allSatisfy { other[$0.key].isSame(as: $0.entry) }
  }

  private func index(of key: ObjectIdentifier) -> Int? {
    for index in 0..<list.count where list[index].key == key { return index }
    return nil
  }
}
