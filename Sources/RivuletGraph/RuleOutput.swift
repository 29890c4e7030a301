/// Where a running rule puts its value, and what it may ask about itself.
@frozen @usableFromInline
package struct RuleOutput<Value> {
  @usableFromInline let slot: UnsafeMutablePointer<Slot>
  /// Where a new value waits for the end of the run, which compares it with the old one. Behind it is the byte of `hasHanded`.
  @usableFromInline let handed: UnsafeMutablePointer<Value>

  /// Bytes of the memory in which a value waits.
  @inlinable @inline(__always) static var size: Int { MemoryLayout<Value>.size &+ 1 }

  /// Ready for a run, with memory of `size` bytes.
  @inlinable @inline(__always) init(slot: UnsafeMutablePointer<Slot>, memory: UnsafeMutableRawPointer) {
    self.slot = slot
    handed = memory.assumingMemoryBound(to: Value.self)
    hasHanded = false
  }

  /// Whether this run has handed a value.
  @inlinable @inline(__always) var hasHanded: Bool {
    get { (UnsafeRawPointer(handed) + MemoryLayout<Value>.size).load(as: Bool.self) }
    nonmutating set { (UnsafeMutableRawPointer(handed) + MemoryLayout<Value>.size).storeBytes(of: newValue, as: Bool.self) }
  }

  /// Hands a new value, which takes the place of the old one when the run ends; of several the last. Dependents hear of it only if it
  /// differs.
  @inlinable @inline(__always)
  package func set(_ value: consuming Value) {
    // Speaks for taking `update` into the run that calls it, where neither the value nor `hasHanded` needs memory.
    _onFastPath()
    if hasHanded, !_isPOD(Value.self) {
      handed.pointee = value
    } else {
      handed.initialize(to: value)
      hasHanded = true
    }
  }

  /// Whether an earlier run has handed a value.
  @inlinable package var hasValue: Bool { slot.pointee.flags.isAny(of: .hasValue) }

  /// A copy of the value of the run before.
  @inlinable package var previous: Value? {
    hasValue ? slot.pointee.value.assumingMemoryBound(to: Value.self).pointee : nil
  }

  package var id: AttributeID { AttributeID(slot: slot) }
  package var graph: Graph { slot.pointee.graph.pointee.owner.takeUnretainedValue() }
  package var subgraph: Subgraph { slot.pointee.subgraph.takeUnretainedValue() }

  /// Graph clock at the end of the previous run; 0 in the first. A return to live sets it back to where the outside was last seen.
  package var ranAt: UInt64 { slot.pointee.ranAt }

  /// Whether a source recorded by the previous run, other than `excluded`, has changed since. Brings sources up to date to find out,
  /// in recorded order, and stops at the first that has changed.
  package func hasChangedSource(excluding excluded: AttributeID) -> Bool {
    slot.pointee.graph.hasChangedSource(slot, excluding: excluded.slot)
  }

  /// Whether the rule is in a subgraph that is leaving, and has a value that it had before. It then keeps that, and runs again if the subgraph
  /// returns.
  package func holdsValue() -> Bool {
    guard slot.pointee.flags.isAny(of: .isLeaving), hasValue else { return false }
    keepSources()
    slot.pointee.flags.insert(.wasCut)
    return true
  }

  /// Keeps the sources of the previous run: this one has found that it need not read them again.
  package func keepSources() {
    slot.pointee.flags.insert(.keepsSources)
  }
}
