/// The memory of one attribute: its place in the graph, and where its rule and value lie.
///
/// Invariants: each edge in `firstSource…` names this slot as dependent and stands in its source's list of dependents; no source
/// stands there twice; the sources of a slot that is up to date are up to date; a stale sink is queued; a dead slot has no stale bits.
@usableFromInline
package struct Slot {
  /// The place before all sources; first in memory, so that a pointer to the slot is one to it.
  @usableFromInline var sources: SourcePlace
  @usableFromInline var flags: SlotFlags
  @usableFromInline var generation: UInt32
  @usableFromInline var graph: UnsafeMutablePointer<GraphState>
  /// In one piece of memory, after the rule if there is one.
  @usableFromInline var value: UnsafeMutableRawPointer
  /// The place of the last source read by the run that goes on, unless that is in `GraphState.cursor`; while it waits, of the source that
  /// it waits for; else of some source.
  @usableFromInline var cursor: PlacePointer
  @usableFromInline var firstDependent: EdgePointer?
  @usableFromInline var kind: UnsafePointer<Kind>
  /// Graph clock at the last change of the value.
  @usableFromInline var changedAt: UInt64
  /// Graph clock at the end of the last run.
  @usableFromInline var ranAt: UInt64
  /// While it is brought up to date, the slot that waits for it; the graph's `idle` slot if none does.
  @usableFromInline var waiter: SlotPointer
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

  @inlinable @inline(__always) var firstSource: EdgePointer? { sources.next }

  /// How far after its rule a value lies.
  @inlinable @inline(__always) static func valueOffset<R: Rule>(of type: R.Type) -> Int {
    let alignment = MemoryLayout<R.Value>.alignment
    return (MemoryLayout<R>.size &+ alignment &- 1) & ~(alignment &- 1)
  }
}

@usableFromInline
typealias SlotPointer = UnsafeMutablePointer<Slot>

extension UnsafeMutablePointer where Pointee == Slot {
  /// Where the rule lies.
  @inlinable @inline(__always) func rule<R: Rule>(_ type: R.Type) -> UnsafeMutablePointer<R> {
    (pointee.value - Slot.valueOffset(of: type)).assumingMemoryBound(to: R.self)
  }

  /// The first and the last byte of the memory of a rule and its value.
  @inlinable @inline(__always) var block: (first: UnsafeRawPointer, last: UnsafeRawPointer) {
    let first = UnsafeRawPointer(pointee.value) - pointee.kind.pointee.valueOffset
    return (first, first + (pointee.kind.pointee.size &- 1))
  }

  /// Where the value lies.
  package var storedValue: UnsafeRawPointer { UnsafeRawPointer(pointee.value) }
}
