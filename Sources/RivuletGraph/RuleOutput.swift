/// Where a running rule puts its value, and what it may ask about itself.
@frozen @usableFromInline
package struct RuleOutput<Value> {
  @usableFromInline let slot: UnsafeMutablePointer<Slot>

  @inlinable init(slot: UnsafeMutablePointer<Slot>) {
    self.slot = slot
  }

  /// Hands a new value; dependents hear of it only if it differs.
  @inlinable @inline(__always)
  package func set(_ value: consuming Value) {
    let place = slot.pointee.value.assumingMemoryBound(to: Value.self)
    if slot.pointee.flags.isAny(of: .hasValue) {
      let isSame = _withUnprotectedUnsafePointer(to: value) {
        slot.pointee.kind.pointee.rule.isValue(in: slot, equalTo: UnsafeRawPointer($0))
      }
      if isSame { return }
      place.pointee = value
    } else {
      place.initialize(to: value)
      slot.pointee.flags.insert(.hasValue)
    }
    slot.pointee.graph.resultChanged(slot)
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

  /// Keeps the sources of the previous run: this one has found that it need not read them again.
  package func keepSources() {
    slot.pointee.flags.insert(.keepsSources)
  }
}
