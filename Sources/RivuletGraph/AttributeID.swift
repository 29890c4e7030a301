/// A handle whose value type is not known.
///
/// It may be kept and asked `isLive` on any thread that has the graph; all else it may be asked only while it is live.
@frozen @usableFromInline
package struct AttributeID: Hashable, @unchecked Sendable {
  @usableFromInline let slot: UnsafeMutablePointer<Slot>
  @usableFromInline let generation: UInt32

  init(slot: UnsafeMutablePointer<Slot>) {
    self.init(slot: slot, generation: slot.pointee.generation)
  }

  @inlinable init(slot: UnsafeMutablePointer<Slot>, generation: UInt32) {
    self.slot = slot
    self.generation = generation
  }

  /// Whether what it stands for still exists.
  @inlinable package var isLive: Bool { slot.pointee.generation == generation }
  /// Graph clock at the last change of the value.
  @inlinable package var changedAt: UInt64 { slot.pointee.changedAt }
  /// Graph clock at the end of the rule's last run.
  @inlinable package var ranAt: UInt64 { slot.pointee.ranAt }
  /// Creation number, for deterministic order.
  @inlinable package var sequence: UInt32 { slot.pointee.sequence }
  package var graph: Graph { slot.pointee.graph.pointee.owner.takeUnretainedValue() }
  /// The type of the value as a whole.
  package var valueType: any Any.Type { slot.pointee.kind.pointee.valueType }
  /// The type of the rule, or of what stands for one in an input.
  package var ruleType: any Any.Type { slot.pointee.kind.pointee.rule }
  package var kindName: String { slot.pointee.kind.pointee.name }

  package var subgraph: Subgraph {
    if !isLive { fatalError("The subgraph of an attribute was asked for after it was freed. Ask whether the attribute is live before.") }
    return slot.pointee.subgraph.takeUnretainedValue()
  }

  /// Brings it up to date and makes the running rule depend on it, without reading a value. Nothing if it is gone.
  @inlinable package func touch() {
    guard isLive else { return }
    _ = slot.pointee.graph.read(slot)
  }
}
