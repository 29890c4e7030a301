import RivuletGraph

/// A sort of readers, such as all texts, with the keys that they have read at the root.
final class EnvironmentReads {
  let root: EnvironmentRoot
  /// The keys in the order in which they were first read.
  private(set) var keys: ContiguousArray<ObjectIdentifier> = []
  /// The keys that were found before the root was reached.
  private(set) var keysOfPlaces: ContiguousArray<ObjectIdentifier> = []
  /// The other attributes that were read, for a reader that needs the time of their last change; nil otherwise.
  private var noted: Set<AttributeID>?

  /// Creates the reads of a sort. A sort with a single reader takes notes.
  init(_ root: EnvironmentRoot, takingNotes: Bool = false) {
    self.root = root
    noted = takingNotes ? [] : nil
  }

  func insert(_ key: ObjectIdentifier) {
    if keys.contains(key) { return }
    keys.append(key)
    root.readKeyCount += 1
  }

  /// Notes that the sort has found a key at a place between its readers and the root.
  func noteFound(_ key: ObjectIdentifier) {
    if keysOfPlaces.contains(key) { return }
    keysOfPlaces.append(key)
    root.readKeyCount += 1
  }

  /// Notes that the sort has read an attribute between its readers and the root.
  func note(_ id: AttributeID) {
    noted?.insert(id)
  }

  /// The graph clock at the last change of a noted attribute; 0 without notes.
  var changedAt: UInt64 {
    (noted ?? []).reduce(0) { $1.isLive ? max($0, $1.changedAt) : $0 }
  }
}
