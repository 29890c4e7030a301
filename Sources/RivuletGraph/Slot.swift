/// The memory of one attribute: its position in the graph, and the location of its rule and value.
///
/// Invariants: each edge in `firstSource…` has this slot as its dependent and is in its source's list of dependents; no source appears
/// twice in the list; the sources of an up-to-date slot are up to date; a stale sink is queued; a dead slot has no stale bits.
@usableFromInline
package struct Slot {
  /// The list position before all sources. This field is first in memory, so a pointer to the slot is also a pointer to this position.
  @usableFromInline var sources: SourcePlace
  @usableFromInline var flags: SlotFlags
  @usableFromInline var generation: UInt32
  @usableFromInline var graph: UnsafeMutablePointer<GraphState>
  /// The address of the value. If the slot has a rule, the value follows it in the same block.
  @usableFromInline var value: UnsafeMutableRawPointer
  /// The list position of the last source read by the current run, unless that position is in `GraphState.cursor`. While the slot waits,
  /// this is the position of the source that it waits for. At other times, this is the position of some source.
  @usableFromInline var cursor: PlacePointer
  @usableFromInline var firstDependent: EdgePointer?
  @usableFromInline var kind: UnsafePointer<Kind>
  /// The graph clock's time of the value's last change.
  @usableFromInline var changedAt: UInt64
  /// The graph clock's time at the end of the last run.
  @usableFromInline var ranAt: UInt64
  /// The slot that waits for this slot while this slot is updated, or the graph's `idle` slot.
  @usableFromInline var waiter: SlotPointer
  @usableFromInline var subgraph: Unmanaged<Subgraph>
  /// The next slot of the subgraph in creation order, the next free slot, or the next latch.
  @usableFromInline var next: SlotPointer?
  /// The creation number in the graph. Numbers are never reused.
  @usableFromInline var sequence: UInt32
  @usableFromInline var lane: UInt8
  /// The number of this slot's last diverged run. The confirmed edges of that run carry the same number.
  @usableFromInline var run: UInt64
  /// The number of the last diverged run that has read this slot.
  @usableFromInline var readBy: UInt64

  @inlinable @inline(__always) var firstSource: EdgePointer? { sources.next }

  /// Returns the byte offset of a value from the start of its rule.
  @inlinable @inline(__always) static func valueOffset<R: Rule>(of type: R.Type) -> Int {
    let alignment = MemoryLayout<R.Value>.alignment
    return (MemoryLayout<R>.size &+ alignment &- 1) & ~(alignment &- 1)
  }
}

@usableFromInline
typealias SlotPointer = UnsafeMutablePointer<Slot>

extension UnsafeMutablePointer where Pointee == Slot {
  /// Returns the address of the rule.
  @inlinable @inline(__always) func rule<R: Rule>(_ type: R.Type) -> UnsafeMutablePointer<R> {
    (pointee.value - Slot.valueOffset(of: type)).assumingMemoryBound(to: R.self)
  }

  /// The addresses of the first and last bytes of the memory for a rule and its value.
  @inlinable @inline(__always) var block: (first: UnsafeRawPointer, last: UnsafeRawPointer) {
    let first = UnsafeRawPointer(pointee.value) - pointee.kind.pointee.valueOffset
    return (first, first + (pointee.kind.pointee.size &- 1))
  }

  /// The address of the value.
  package var storedValue: UnsafeRawPointer { UnsafeRawPointer(pointee.value) }
}
