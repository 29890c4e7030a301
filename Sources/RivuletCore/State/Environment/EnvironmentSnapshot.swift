/// The root entries for the keys that one kind of reader has read, as of the last change to any of them.
///
/// The keys are in the same order as those of `reads`. Keys that were never read through this snapshot may be missing at the end. They're
/// added when they are read or when the root changes.
final class EnvironmentSnapshot {
  let reads: EnvironmentReads
  private var list: ContiguousArray<(key: ObjectIdentifier, entry: EnvironmentEntry?)> = []
  /// The index at which the next key is expected. A reader reads the same keys in the same order each time.
  private var expected = 0
  /// True if the leading side is on the right; nil until this value is read.
  private var knownDirection: Bool?
  /// The object that this kind of reader derives from these entries; nil until it's requested.
  private var derivedObject: AnyObject?

  init(_ reads: EnvironmentReads) {
    self.reads = reads
    list.reserveCapacity(reads.keys.count)
    extend()
  }

  func entry(for key: ObjectIdentifier) -> EnvironmentEntry? {
    let guess = expected < list.count ? expected : 0
    if guess < list.count, list[guess].key == key {
      expected = guess + 1
      return list[guess].entry
    }
    return entryElsewhere(for: key)
  }

  @inline(never) private func entryElsewhere(for key: ObjectIdentifier) -> EnvironmentEntry? {
    for index in 0..<list.count where list[index].key == key {
      expected = index + 1
      return list[index].entry
    }
    reads.insert(key)
    extend()
    return entry(for: key)
  }

  /// True if the leading side is on the right at the root. Determined only once.
  var isRightToLeft: Bool { knownDirection ?? findDirection() }

  @inline(never) private func findDirection() -> Bool {
    let direction = EnvironmentValues(inside: nil, self).layoutDirection == .rightToLeft
    knownDirection = direction
    return direction
  }

  /// Returns the object that `make` derives from the environment at the root. The object is created only once.
  func derived(_ make: (EnvironmentValues) -> AnyObject) -> AnyObject {
    if let derivedObject { return derivedObject }
    let made = make(EnvironmentValues(inside: nil, self))
    derivedObject = made
    return made
  }

  /// Returns true if neither the layer nor an outer layer sets a key that this kind of reader reads.
  func isUntouched(by layer: EnvironmentLayer) -> Bool { layer.setsNone(of: reads.keys) }

  /// Calls `body` with every key that is set at the root.
  func forEachAtRoot(_ body: (ObjectIdentifier, EnvironmentEntry) -> Void) {
    reads.root.latest.forEach { key, _ in
      if let entry = entry(for: key) { body(key, entry) }
    }
  }

  /// Returns true if the root still has the same entries for all keys that were read. Adds any missing keys.
  func agreesWithRoot() -> Bool {
    let latest = reads.root.latest
    for (key, entry) in list where !entry.isSame(as: latest[key]) { return false }
    extend()
    return true
  }

  private func extend() {
    for key in reads.keys[list.count...] { list.append((key, reads.root.latest[key])) }
  }
}
