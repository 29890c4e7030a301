/// The memory of one attribute: its place in the graph, and where its rule and value lie.
///
/// Invariants: each edge in `firstSource…` names this slot as dependent and stands in its source's list of dependents; no source
/// stands there twice; the sources of a slot that is up to date are up to date; a stale sink is queued; a dead slot has no stale bits.
@usableFromInline
package struct Slot {
  @usableFromInline var flags: SlotFlags
  @usableFromInline var generation: UInt32
  @usableFromInline var graph: UnsafeMutablePointer<GraphState>
  @usableFromInline var value: UnsafeMutableRawPointer
  @usableFromInline var firstSource: EdgePointer?
  /// The last source read by the run that goes on, or by the last run.
  @usableFromInline var cursor: EdgePointer?
  @usableFromInline var firstDependent: EdgePointer?
  @usableFromInline var kind: UnsafePointer<Kind>
  /// Graph clock at the last change of the value.
  @usableFromInline var changedAt: UInt64
  /// Graph clock at the end of the last run.
  @usableFromInline var ranAt: UInt64
  @usableFromInline var lastDependent: EdgePointer?
  /// The rule, if any, at the start; the value at the kind's offset.
  @usableFromInline var storage: UnsafeMutableRawPointer
  @usableFromInline var subgraph: Unmanaged<Subgraph>
  /// The next of its subgraph in order of creation; the next free one; the next latch.
  @usableFromInline var next: SlotPointer?
  /// Creation number in the graph; never used again.
  @usableFromInline var sequence: UInt32
  @usableFromInline var lane: UInt8
  /// The number of its last run that has diverged; that run's confirmed edges bear it too.
  @usableFromInline var run: UInt64
  /// The number of the last diverged run that has read it.
  @usableFromInline var readBy: UInt64
}

@usableFromInline
typealias SlotPointer = UnsafeMutablePointer<Slot>
