import RivuletGraph

/// The keys that readers of one kind, such as all text views, have read at the root.
final class EnvironmentReads {
  let root: EnvironmentRoot
  /// The keys in the order in which they were first read.
  private(set) var keys: ContiguousArray<ObjectIdentifier> = []
  /// The keys that were found in layers before reaching the root.
  private(set) var keysFoundInLayers: ContiguousArray<ObjectIdentifier> = []
  /// The other attributes that were read; nil unless the reader needs the time of their last change.
  private var noted: Set<AttributeID>?

  /// Creates the reads for a kind of reader. For a kind with a single reader, pass true for `recordsReads` to record the attributes that the
  /// reader reads.
  init(_ root: EnvironmentRoot, recordsReads: Bool = false) {
    self.root = root
    noted = recordsReads ? [] : nil
  }

  func insert(_ key: ObjectIdentifier) {
    if keys.contains(key) { return }
    keys.append(key)
    root.readKeyCount += 1
  }

  /// Records that a reader of this kind has found a key in a layer before reaching the root.
  func noteFound(_ key: ObjectIdentifier) {
    if keysFoundInLayers.contains(key) { return }
    keysFoundInLayers.append(key)
    root.readKeyCount += 1
  }

  /// Records that a reader of this kind has read an attribute of a layer.
  func note(_ id: AttributeID) {
    noted?.insert(id)
  }

  /// The graph clock's time of the last change to a recorded attribute; 0 if attributes aren't recorded.
  var changedAt: UInt64 {
    (noted ?? []).reduce(0) { $1.isLive ? max($0, $1.changedAt) : $0 }
  }
}
