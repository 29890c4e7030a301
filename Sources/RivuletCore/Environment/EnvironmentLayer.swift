import RivuletGraph

/// A place that changes the environment of what is inside, such as `.font(_:)` or `.environment(_:_:)`.
///
/// It holds only what it changes; the rest is looked up further out. Who reads a key that is set here depends on this place, and who
/// reads another key does not. The keys that a place has ever set stay its own: when it sets one for the first time after its first run,
/// everybody looks again.
final class EnvironmentLayer {
  let outer: EnvironmentLayer?
  let root: EnvironmentRoot
  @exclusivity(unchecked) private var attribute: Attribute<EnvironmentEntries>!
  @exclusivity(unchecked) private var keys: ContiguousArray<ObjectIdentifier> = []
  /// For each key of several that was read, its entry alone.
  @exclusivity(unchecked) private var single: [ObjectIdentifier: Attribute<EnvironmentEntry?>] = [:]
  /// What the last run has set.
  @exclusivity(unchecked) private var latest = EnvironmentEntries()
  @exclusivity(unchecked) private var hasRun = false
  /// Whether nothing of the outside is seen inside, because all values were replaced by others (`.environment(\.self, …)`).
  @exclusivity(unchecked) private(set) var isOpaque = false

  init(inside outer: EnvironmentLayer?, _ root: EnvironmentRoot) {
    self.outer = outer
    self.root = root
  }

  func attach(_ attribute: Attribute<EnvironmentEntries>) {
    self.attribute = attribute
  }

  /// Takes note of what a run has set.
  func follow(_ entries: EnvironmentEntries, isOpaque: Bool) {
    var isGrown = isOpaque != self.isOpaque
    entries.forEachKey { key in
      guard !keys.contains(key) else { return }
      keys.append(key)
      isGrown = true
    }
    self.isOpaque = isOpaque
    latest = entries
    if isGrown, hasRun { root.grow() }
    hasRun = true
  }

  /// What this place sets the key to, on which the running rule depends from here on; nil if it does not set it.
  @inline(__always) func entry(for key: ObjectIdentifier, readBy reads: EnvironmentReads) -> EnvironmentEntry? {
    if !hasRun { runFirst() }
    return keys.contains(key) ? ownEntry(for: key, readBy: reads) : nil
  }

  /// Calls `body` with all that this place sets; the running rule depends on each.
  func forEach(readBy reads: EnvironmentReads, _ body: (ObjectIdentifier, EnvironmentEntry) -> Void) {
    if !hasRun { runFirst() }
    for key in keys {
      if let entry = ownEntry(for: key, readBy: reads) { body(key, entry) }
    }
  }

  private func ownEntry(for key: ObjectIdentifier, readBy reads: EnvironmentReads) -> EnvironmentEntry? {
    guard isInGraph else { return latest[key] }
    if keys.count > 1 {
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
    let entry = attribute.id.graph.makeRule(rule, in: attribute.id.subgraph)
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
