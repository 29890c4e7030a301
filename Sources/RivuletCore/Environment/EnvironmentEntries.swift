/// Keys with what they are set to, each once, in the order in which they were set first.
///
/// A key stands beside its entry, so that a scan touches no reference counts.
struct EnvironmentEntries {
  private var list: ContiguousArray<(key: ObjectIdentifier, entry: EnvironmentEntry)> = []

  var count: Int { list.count }
  var isEmpty: Bool { list.isEmpty }
  var entries: [EnvironmentEntry] { list.map(\.entry) }

  subscript(key: ObjectIdentifier) -> EnvironmentEntry? {
    index(of: key).map { list[$0].entry }
  }

  mutating func set(_ entry: EnvironmentEntry, for key: ObjectIdentifier) {
    if let index = index(of: key) { list[index].entry = entry } else { list.append((key, entry)) }
  }

  func forEachKey(_ body: (ObjectIdentifier) -> Void) {
    for index in 0..<list.count { body(list[index].key) }
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
