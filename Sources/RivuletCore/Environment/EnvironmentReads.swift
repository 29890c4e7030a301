import RivuletGraph

/// One sort of readers, such as all texts, and the keys for which they have asked the root.
///
/// Readers of a sort share one attribute of the root's subgraph, which changes when the root has another value for one of the keys.
final class EnvironmentReads {
  let root: EnvironmentRoot
  @exclusivity(unchecked) private(set) var keys: ContiguousArray<ObjectIdentifier> = []
  /// Where the next key is expected: a reader asks for the same keys in the same order each time.
  @exclusivity(unchecked) private var expected = 0
  @exclusivity(unchecked) private var attribute: Attribute<EnvironmentSnapshot>!
  /// What else was read, if somebody wants to know when that last changed.
  @exclusivity(unchecked) private var noted: Set<AttributeID>?

  init(_ root: EnvironmentRoot) {
    self.root = root
  }

  /// Made for a single reader; it is told when one of the things that it read has last changed.
  @MainActor convenience init(ofOneReaderIn inputs: _ViewListInputs) {
    self.init(inputs.environment.root)
    noted = []
    attach(inputs.makeSink(EnvironmentReadsRule(reads: self)))
  }

  func attach(_ attribute: Attribute<EnvironmentSnapshot>) {
    self.attribute = attribute
  }

  /// What stands at the root; the rule that runs now depends on the keys that its sort reads of it.
  var snapshot: EnvironmentSnapshot { attribute.value }

  func index(of key: ObjectIdentifier) -> Int {
    let guess = expected
    if guess < keys.count, keys[guess] == key {
      expected = guess + 1
      return guess
    }
    let index = keys.firstIndex(of: key) ?? keys.count
    if index == keys.count { keys.append(key) }
    expected = index + 1
    return index
  }

  func note(_ id: AttributeID) {
    noted?.insert(id)
  }

  /// Graph clock at the last change of something that was read.
  var changedAt: UInt64 {
    (noted ?? []).reduce(attribute.id.changedAt) { $1.isLive ? max($0, $1.changedAt) : $0 }
  }
}
