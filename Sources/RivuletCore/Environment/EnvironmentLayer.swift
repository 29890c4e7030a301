import RivuletGraph

/// A place that changes the environment of what is inside, such as `.font(_:)` or `.environment(_:_:)`.
///
/// It holds only what it changes; the rest is looked up further out. Who reads a key that is set here depends on this place, and who
/// reads another key does not. The keys that a place has ever set stay its own: when it sets one for the first time after its first run,
/// everybody looks again. A place of which it is known beforehand which one key it sets runs only when that is read.
package class EnvironmentLayer {
  final let outer: EnvironmentLayer?
  final let root: EnvironmentRoot
  /// The one key that is set here, if that is known beforehand.
  private final let onlyKey: ObjectIdentifier?
  @exclusivity(unchecked) private final var attribute: Attribute<EnvironmentEntries>!
  /// For each key of several that was read, its entry alone.
  @exclusivity(unchecked) private final var single: [ObjectIdentifier: Attribute<EnvironmentEntry?>] = [:]
  /// What each key was set to last, also of those that the last run has not set.
  @exclusivity(unchecked) private final var latest = EnvironmentEntries()
  @exclusivity(unchecked) private final var hasRun = false
  /// Whether nothing of the outside is seen inside, because all values were replaced by others (`.environment(\.self, …)`).
  @exclusivity(unchecked) private(set) final var isOpaque = false

  init(inside outer: EnvironmentLayer?, _ root: EnvironmentRoot, settingOnly onlyKey: ObjectIdentifier? = nil) {
    self.outer = outer
    self.root = root
    self.onlyKey = onlyKey
  }

  final func attach(_ attribute: Attribute<EnvironmentEntries>) {
    self.attribute = attribute
  }

  /// Changes what comes from further out. Runs inside the place's rule: what it reads of the graph becomes a source.
  @MainActor func change(_ values: inout EnvironmentValues) {
    fatalError("EnvironmentLayer is abstract; each kind of place has its own changes.")
  }

  /// The values with the changes.
  @MainActor final func changed(_ values: EnvironmentValues) -> EnvironmentValues {
    var values = values
    change(&values)
    return values
  }

  /// Where what is inside looks up from.
  final var place: EnvironmentPlace { EnvironmentPlace(attribute) }

  /// Takes note of what a run has set.
  final func follow(_ entries: EnvironmentEntries, isOpaque: Bool) {
    let isGrown = hasRun && (isOpaque != self.isOpaque || !entries.isSubset(of: latest))
    self.isOpaque = isOpaque
    latest = hasRun ? latest.overridden(by: entries) : entries
    hasRun = true
    if isGrown { root.grow() }
  }

  /// What the key is set to, here or further out; the running rule depends on it from here on.
  final func entry(for key: ObjectIdentifier, _ snapshot: EnvironmentSnapshot) -> EnvironmentEntry? {
    if maySet(key) {
      if !hasRun { runFirst() }
      if latest.contains(key), let entry = ownEntry(for: key, readBy: snapshot.reads) {
        snapshot.reads.noteFound(key)
        return entry
      }
      if isOpaque { return nil }
    }
    return outer == nil ? snapshot.entry(for: key) : outer?.entry(for: key, snapshot)
  }

  /// Whether the key may be set here or further out.
  final func maySetAround(_ key: ObjectIdentifier) -> Bool {
    if maySet(key) {
      if !hasRun { runFirst() }
      if isOpaque || latest.contains(key) { return true }
    }
    return outer?.maySetAround(key) ?? false
  }

  /// Whether neither this place nor one further out sets one of the keys, so that all are found at the root.
  final func setsNone(of keys: ContiguousArray<ObjectIdentifier>) -> Bool {
    if let onlyKey {
      if keys.contains(onlyKey) { return false }
    } else {
      if !hasRun { runFirst() }
      if isOpaque || latest.containsAny(of: keys) { return false }
    }
    return outer?.setsNone(of: keys) ?? true
  }

  /// Calls `body` with all that this place sets; the running rule depends on each.
  final func forEach(readBy reads: EnvironmentReads, _ body: (ObjectIdentifier, EnvironmentEntry) -> Void) {
    if !hasRun { runFirst() }
    latest.forEach { key, _ in
      if let entry = ownEntry(for: key, readBy: reads) { body(key, entry) }
    }
  }

  private func maySet(_ key: ObjectIdentifier) -> Bool { onlyKey == nil || onlyKey == key }

  private func ownEntry(for key: ObjectIdentifier, readBy reads: EnvironmentReads) -> EnvironmentEntry? {
    guard isInGraph else { return latest[key] }
    if latest.count > 1 {
      let attribute = singleEntry(of: key)
      reads.note(attribute.id)
      return attribute.value
    }
    reads.note(attribute.id)
    return attribute.withValue { $0[key] }
  }

  private func singleEntry(of key: ObjectIdentifier) -> Attribute<EnvironmentEntry?> {
    if let known = single[key] { return known }
    let rule = EnvironmentEntryRule(entries: attribute, key: key)
    let entry = attribute.id.subgraph.makeRule(rule)
    single[key] = entry
    return entry
  }

  /// Whether the graph still has the place: values may outlive both.
  private var isInGraph: Bool { root.isOpen && attribute.id.isLive }

  private func runFirst() {
    if isInGraph { _ = attribute.untrackedValue }
  }
}

/// Takes one key out of what a place sets.
private struct EnvironmentEntryRule: Rule {
  let entries: Attribute<EnvironmentEntries>
  let key: ObjectIdentifier

  mutating func update(_ output: borrowing RuleOutput<EnvironmentEntry?>) {
    output.set(entries.value[key])
  }

  static func areEqual(_ lhs: EnvironmentEntry?, _ rhs: EnvironmentEntry?) -> Bool { lhs.isSame(as: rhs) }
}
