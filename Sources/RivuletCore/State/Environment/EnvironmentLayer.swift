import RivuletGraph

/// A position in the tree that changes the environment of the views inside it, such as `.font(_:)` or `.environment(_:_:)`.
///
/// A layer stores only its own changes, and other keys are looked up further out. A reader of a key set by this layer depends on this
/// layer; a reader of any other key doesn't. A key that the layer has set once always remains one of its keys. When the layer sets a new
/// key after its first run, all readers look up their keys again. A layer that sets only one key, known in advance, runs only when that key
/// is read.
package class EnvironmentLayer {
  final let outer: EnvironmentLayer?
  final let root: EnvironmentRoot
  /// The only key that this layer sets; nil if the keys aren't known in advance.
  private final let onlyKey: ObjectIdentifier?
  private final var attribute: Attribute<EnvironmentEntries>!
  /// The attribute for the entry of each key that was read, used if the layer sets several keys.
  private final var single: [ObjectIdentifier: Attribute<EnvironmentEntry?>] = [:]
  /// The latest value of each key, including keys that the last run did not set.
  private final var latest = EnvironmentEntries()
  private final var hasRun = false
  /// True if the outer environment isn't visible inside, because all values were replaced (`.environment(\.self, …)`).
  private(set) final var isOpaque = false

  init(inside outer: EnvironmentLayer?, _ root: EnvironmentRoot, settingOnly onlyKey: ObjectIdentifier? = nil) {
    self.outer = outer
    self.root = root
    self.onlyKey = onlyKey
  }

  final func attach(_ attribute: Attribute<EnvironmentEntries>) {
    self.attribute = attribute
  }

  /// Changes the values inherited from further out. Runs inside the layer's rule, so the attributes that the method reads become sources.
  @MainActor func change(_ values: inout EnvironmentValues) {
    fatalError("EnvironmentLayer is abstract; each kind of place has its own changes.")
  }

  /// Returns the values with this layer's changes applied.
  @MainActor final func changed(_ values: EnvironmentValues) -> EnvironmentValues {
    var values = values
    change(&values)
    return values
  }

  /// The position from which the views inside look up values.
  final var place: EnvironmentPlace { EnvironmentPlace(attribute) }

  /// Adopts the entries that a run produced.
  final func follow(_ entries: EnvironmentEntries, isOpaque: Bool) {
    let isGrown = hasRun && (isOpaque != self.isOpaque || !entries.isSubset(of: latest))
    self.isOpaque = isOpaque
    latest = hasRun ? latest.overridden(by: entries) : entries
    hasRun = true
    if isGrown { root.grow() }
  }

  /// Returns the entry for the key, set by this layer or further out. Makes the running rule depend on the entry.
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

  /// Returns true if the key may be set by this layer or further out.
  final func maySetAround(_ key: ObjectIdentifier) -> Bool {
    if maySet(key) {
      if !hasRun { runFirst() }
      if isOpaque || latest.contains(key) { return true }
    }
    return outer?.maySetAround(key) ?? false
  }

  /// Returns true if neither this layer nor an outer layer sets any of the keys, so the lookup of every key reaches the root.
  final func setsNone(of keys: ContiguousArray<ObjectIdentifier>) -> Bool {
    if let onlyKey {
      if keys.contains(onlyKey) { return false }
    } else {
      if !hasRun { runFirst() }
      if isOpaque || latest.containsAny(of: keys) { return false }
    }
    return outer?.setsNone(of: keys) ?? true
  }

  /// Calls `body` with every entry of this layer. The running rule depends on each entry.
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

  /// True if the graph still contains the layer. Values may outlive both the layer and the graph.
  private var isInGraph: Bool { root.isOpen && attribute.id.isLive }

  private func runFirst() {
    if isInGraph { _ = attribute.untrackedValue }
  }
}

/// Reads one key from a layer's entries.
private struct EnvironmentEntryRule: Rule {
  let entries: Attribute<EnvironmentEntries>
  let key: ObjectIdentifier

  mutating func update(_ output: borrowing RuleOutput<EnvironmentEntry?>) {
    output.set(entries.value[key])
  }

  static func areEqual(_ lhs: EnvironmentEntry?, _ rhs: EnvironmentEntry?) -> Bool { lhs.isSame(as: rhs) }
}
