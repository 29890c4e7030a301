/// The memory of one attribute: its position in the graph, and the location of its rule and value.
///
/// Invariants: each edge in `firstSource…` has this slot as its dependent and is in its source's list of dependents; no source appears
/// there twice; the sources of an up-to-date slot are up to date; a stale sink is queued; a dead slot has no stale bits.
@usableFromInline
package struct Slot {
  /// The place before all sources. This field is first in memory, so a pointer to the slot is also a pointer to the place.
  @usableFromInline var sources: SourcePlace
  @usableFromInline var flags: SlotFlags
  @usableFromInline var generation: UInt32
  @usableFromInline var graph: UnsafeMutablePointer<GraphState>
  /// The address of the value. If there is a rule, the value follows it in the same block.
  @usableFromInline var value: UnsafeMutableRawPointer
  /// The place of the last source read by the current run, unless that place is in `GraphState.cursor`. While the slot waits, this is the
  /// place of the source that it waits for. Otherwise, it is the place of some source.
  @usableFromInline var cursor: PlacePointer
  @usableFromInline var firstDependent: EdgePointer?
  @usableFromInline var kind: UnsafePointer<Kind>
  /// The graph clock at the last change to the value.
  @usableFromInline var changedAt: UInt64
  /// The graph clock at the end of the last run.
  @usableFromInline var ranAt: UInt64
  /// The slot that waits for this one while this slot is brought up to date, or the graph's `idle` slot.
  @usableFromInline var waiter: SlotPointer
  @usableFromInline var subgraph: Unmanaged<Subgraph>
  /// The next slot of the subgraph in order of creation, the next free slot, or the next latch.
  @usableFromInline var next: SlotPointer?
  /// The creation number in the graph; never reused.
  @usableFromInline var sequence: UInt32
  @usableFromInline var lane: UInt8
  /// The number of the last diverged run of this slot. The confirmed edges of that run carry the same number.
  @usableFromInline var run: UInt64
  /// The number of the last diverged run that has read this slot.
  @usableFromInline var readBy: UInt64

  @inlinable @inline(__always) var firstSource: EdgePointer? { sources.next }

  /// Returns the offset of a value from the start of its rule, in bytes.
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

  /// The addresses of the first and the last byte of the memory of a rule and its value.
  @inlinable @inline(__always) var block: (first: UnsafeRawPointer, last: UnsafeRawPointer) {
    let first = UnsafeRawPointer(pointee.value) - pointee.kind.pointee.valueOffset
    return (first, first + (pointee.kind.pointee.size &- 1))
  }

  /// The address of the value.
  package var storedValue: UnsafeRawPointer { UnsafeRawPointer(pointee.value) }
}
