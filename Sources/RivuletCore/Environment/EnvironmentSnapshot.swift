/// What the root had for the keys that one sort of reader has read, when one of them last changed.
///
/// Entries stand in the order of the keys of `reads`. Keys that nobody has read through this snapshot may be missing at its end; they are
/// added when they are read, or when the root changes.
final class EnvironmentSnapshot {
  let reads: EnvironmentReads
  @exclusivity(unchecked) private var entries: ContiguousArray<EnvironmentEntry?> = []

  init(_ reads: EnvironmentReads) {
    self.reads = reads
    extend()
  }

  func entry(for key: ObjectIdentifier) -> EnvironmentEntry? {
    let index = reads.index(of: key)
    if index >= entries.count { extend() }
    return entries[index]
  }

  /// Every key that is set at the root.
  func forEachAtRoot(_ body: (ObjectIdentifier, EnvironmentEntry) -> Void) {
    reads.root.latest.forEach { key, _ in
      if let entry = entry(for: key) { body(key, entry) }
    }
  }

  /// Whether the root still has the same for all that was read; takes over from it what was not.
  func agreesWithRoot() -> Bool {
    for index in 0..<entries.count where !entries[index].isSame(as: reads.root.latest[reads.keys[index]]) { return false }
    extend()
    return true
  }

  private func extend() {
    for index in entries.count..<reads.keys.count { entries.append(reads.root.latest[reads.keys[index]]) }
  }
}
