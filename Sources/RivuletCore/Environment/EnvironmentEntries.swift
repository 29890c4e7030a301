/// Keys with what they are set to, each once, in the order in which they were set first.
///
/// A key stands beside its entry, so that a scan touches no reference counts.
struct EnvironmentEntries {
  private var list: ContiguousArray<(key: ObjectIdentifier, entry: EnvironmentEntry)> = []
  /// All writes in their order, from the first one on that took the place of another; empty before.
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

  /// The same, keeping note of what was there before.
  mutating func write(_ entry: EnvironmentEntry, for key: ObjectIdentifier) {
    let index = index(of: key)
    if index != nil, history.isEmpty { history = entries }
    if !history.isEmpty { history.append(entry) }
    if let index { list[index].entry = entry } else { list.append((key, entry)) }
  }

  /// All writes in their order, those included that another one took the place of.
  var writes: [EnvironmentEntry] { history.isEmpty ? entries : history }

  func contains(_ key: ObjectIdentifier) -> Bool { index(of: key) != nil }

  func containsAny(of keys: ContiguousArray<ObjectIdentifier>) -> Bool {
    for index in 0..<list.count where keys.contains(list[index].key) { return true }
    return false
  }

  /// Whether all keys that are set here are set in `other` too.
  func isSubset(of other: EnvironmentEntries) -> Bool {
    for index in 0..<list.count where !other.contains(list[index].key) { return false }
    return true
  }

  /// These, and what `other` sets in their place or in addition.
  func overridden(by other: EnvironmentEntries) -> EnvironmentEntries {
    if isSubset(of: other) { return other }
    var both = self
    other.forEach { both.set($1, for: $0) }
    return both
  }

  func forEach(_ body: (ObjectIdentifier, EnvironmentEntry) -> Void) {
    for (key, entry) in list { body(key, entry) }
  }

  /// Whether the same keys are set to the same values.
  func isSame(as other: EnvironmentEntries) -> Bool {
    guard count == other.count else { return false }
    return list.allSatisfy { other[$0.key].isSame(as: $0.entry) }
  }

  private func index(of key: ObjectIdentifier) -> Int? {
    for index in 0..<list.count where list[index].key == key { return index }
    return nil
  }
}
