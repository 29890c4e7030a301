import RivuletGraph

/// A kind of reader, such as all text views, with the keys that its readers have read at the root.
final class EnvironmentReads {
  let root: EnvironmentRoot
  /// The keys in the order in which they were first read.
  private(set) var keys: ContiguousArray<ObjectIdentifier> = []
  /// The keys that were found before reaching the root.
  private(set) var keysOfPlaces: ContiguousArray<ObjectIdentifier> = []
  /// The other attributes that were read; nil unless the reader needs the time of their last change.
  private var noted: Set<AttributeID>?

  /// Creates the reads for a kind of reader. A kind with a single reader takes notes.
  init(_ root: EnvironmentRoot, takingNotes: Bool = false) {
    self.root = root
    noted = takingNotes ? [] : nil
  }

  func insert(_ key: ObjectIdentifier) {
    if keys.contains(key) { return }
    keys.append(key)
    root.readKeyCount += 1
  }

  /// Records that a reader of this kind has found a key between the reader and the root.
  func noteFound(_ key: ObjectIdentifier) {
    if keysOfPlaces.contains(key) { return }
    keysOfPlaces.append(key)
    root.readKeyCount += 1
  }

  /// Records that a reader of this kind has read an attribute between the reader and the root.
  func note(_ id: AttributeID) {
    noted?.insert(id)
  }

  /// The graph clock at the last change to a noted attribute; 0 if no notes are taken.
  var changedAt: UInt64 {
    (noted ?? []).reduce(0) { $1.isLive ? max($0, $1.changedAt) : $0 }
  }
}
