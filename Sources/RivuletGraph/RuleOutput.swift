/// The output of a running rule: the destination for its value, and the state that the rule may query about itself.
@frozen @usableFromInline
package struct RuleOutput<Value> {
  @usableFromInline let slot: UnsafeMutablePointer<Slot>
  /// The new value, which is compared with the old value at the end of the run. The byte of `hasPendingValue` follows the value.
  @usableFromInline let pendingValue: UnsafeMutablePointer<Value>

  /// The number of bytes to allocate for a new value.
  @inlinable @inline(__always) static var size: Int { MemoryLayout<Value>.size &+ 1 }

  /// Creates an output for a run, with memory of `size` bytes.
  @inlinable @inline(__always) init(slot: UnsafeMutablePointer<Slot>, memory: UnsafeMutableRawPointer) {
    self.slot = slot
    pendingValue = memory.assumingMemoryBound(to: Value.self)
    hasPendingValue = false
  }

  /// True if this run has set a value.
  @inlinable @inline(__always) var hasPendingValue: Bool {
    get { (UnsafeRawPointer(pendingValue) + MemoryLayout<Value>.size).load(as: Bool.self) }
    nonmutating set { (UnsafeMutableRawPointer(pendingValue) + MemoryLayout<Value>.size).storeBytes(of: newValue, as: Bool.self) }
  }

  /// Sets a new value, which replaces the old value when the run ends. If called several times, the last value is used. Dependents are
  /// invalidated only if the value differs.
  @inlinable @inline(__always)
  package func set(_ value: consuming Value) {
    // Encourages the compiler to inline `update` into the calling run, in which case neither the value nor `hasPendingValue` needs memory.
    _onFastPath()
    if hasPendingValue, !_isPOD(Value.self) {
      pendingValue.pointee = value
    } else {
      pendingValue.initialize(to: value)
      hasPendingValue = true
    }
  }

  /// True if an earlier run has set a value.
  @inlinable package var hasValue: Bool { slot.pointee.flags.isAny(of: .hasValue) }

  /// A copy of the value from the previous run.
  @inlinable package var previous: Value? {
    hasValue ? slot.pointee.value.assumingMemoryBound(to: Value.self).pointee : nil
  }

  package var id: AttributeID { AttributeID(slot: slot) }
  package var graph: Graph { slot.pointee.graph.pointee.owner.takeUnretainedValue() }
  package var subgraph: Subgraph { slot.pointee.subgraph.takeUnretainedValue() }

  /// The graph clock's time at the end of the previous run; 0 in the first run. When a subgraph returns, this is reset to the time at which
  /// the rule last read from outside.
  package var ranAt: UInt64 { slot.pointee.ranAt }

  /// Returns true if a source recorded by the previous run, other than `excluded`, has changed since that run. The method updates sources
  /// in recorded order until it finds one that has changed.
  package func hasChangedSource(excluding excluded: AttributeID) -> Bool {
    slot.pointee.graph.hasChangedSource(slot, excluding: excluded.slot)
  }

  /// Returns true if the rule is in a leaving subgraph and has an earlier value. The rule then keeps that value, and runs again if the
  /// subgraph returns.
  package func holdsValue() -> Bool {
    guard slot.pointee.flags.isAny(of: .isLeaving), hasValue else { return false }
    keepSources()
    slot.pointee.flags.insert(.wasCut)
    return true
  }

  /// Keeps the sources of the previous run, because this run doesn't need to read them again.
  package func keepSources() {
    slot.pointee.flags.insert(.keepsSources)
  }
}
