/// A type-erased handle to an attribute.
///
/// Any thread with access to the graph may store the handle and read `isLive`. All other members may be used only while the attribute is
/// live.
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

  /// True while the attribute exists.
  @inlinable package var isLive: Bool { slot.pointee.generation == generation }
  /// The graph clock's time of the value's last change.
  @inlinable package var changedAt: UInt64 { slot.pointee.changedAt }
  /// The graph clock's time at the end of the rule's last run.
  @inlinable package var ranAt: UInt64 { slot.pointee.ranAt }
  /// The creation number, which provides a deterministic order.
  @inlinable package var sequence: UInt32 { slot.pointee.sequence }
  package var graph: Graph { slot.pointee.graph.pointee.owner.takeUnretainedValue() }
  /// The type of the whole value.
  package var valueType: any Any.Type { slot.pointee.kind.pointee.valueType }
  /// The type of the rule or, for an input, the type that stands in for a rule.
  package var ruleType: any Any.Type { slot.pointee.kind.pointee.rule }
  package var kindName: String { slot.pointee.kind.pointee.name }

  package var subgraph: Subgraph {
    if !isLive { fatalError("The subgraph of an attribute was asked for after it was freed. Ask whether the attribute is live before.") }
    return slot.pointee.subgraph.takeUnretainedValue()
  }

  /// Updates the attribute and makes the running rule depend on it, without reading a value. Has no effect if the attribute no longer
  /// exists.
  @inlinable package func touch() {
    guard isLive else { return }
    _ = slot.pointee.graph.read(slot)
  }
}
