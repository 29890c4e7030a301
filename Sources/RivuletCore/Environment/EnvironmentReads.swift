import RivuletGraph

/// One sort of readers, such as all texts, and the keys for which they have asked the root.
final class EnvironmentReads {
  let root: EnvironmentRoot
  /// In the order in which they were asked for first.
  @exclusivity(unchecked) private(set) var keys: ContiguousArray<ObjectIdentifier> = []
  /// Those that were found before the root was asked.
  @exclusivity(unchecked) private(set) var keysOfPlaces: ContiguousArray<ObjectIdentifier> = []
  /// What else was read, if somebody wants to know when that last changed.
  @exclusivity(unchecked) private var noted: Set<AttributeID>?

  /// A sort of one reader takes notes.
  init(_ root: EnvironmentRoot, takingNotes: Bool = false) {
    self.root = root
    noted = takingNotes ? [] : nil
  }

  func insert(_ key: ObjectIdentifier) {
    if keys.contains(key) { return }
    keys.append(key)
    root.readKeyCount += 1
  }

  /// Notes that the sort has found a key at a place between it and the root.
  func noteFound(_ key: ObjectIdentifier) {
    if keysOfPlaces.contains(key) { return }
    keysOfPlaces.append(key)
    root.readKeyCount += 1
  }

  /// Notes that the sort has read an attribute between it and the root.
  func note(_ id: AttributeID) {
    noted?.insert(id)
  }

  /// Graph clock at the last change of something noted; 0 without notes.
  var changedAt: UInt64 {
    (noted ?? []).reduce(0) { $1.isLive ? max($0, $1.changedAt) : $0 }
  }
}
