/// A position in the list of a slot's sources: either the position of an edge, or the initial position in the slot itself, before all
/// edges.
@usableFromInline
struct SourcePlace {
  /// The source at this position. At the initial position, this is the slot itself, which its own rule never reads.
  @usableFromInline var source: SlotPointer
  @usableFromInline var next: EdgePointer?

  @inlinable init(source: SlotPointer, next: EdgePointer?) {
    self.source = source
    self.next = next
  }
}

@usableFromInline
typealias PlacePointer = UnsafeMutablePointer<SourcePlace>

extension UnsafeMutablePointer where Pointee == SourcePlace {
  /// The edge at this position, which must not be the initial position.
  @inline(__always) var edge: EdgePointer { UnsafeMutableRawPointer(self).assumingMemoryBound(to: Edge.self) }
}

extension UnsafeMutablePointer where Pointee == Edge {
  /// The edge's position among the sources of its dependent.
  @inlinable @inline(__always) var place: PlacePointer { UnsafeMutableRawPointer(self).assumingMemoryBound(to: SourcePlace.self) }
}

extension UnsafeMutablePointer where Pointee == Slot {
  /// The initial position in the source list, before all sources.
  @inlinable @inline(__always) var head: PlacePointer { UnsafeMutableRawPointer(self).assumingMemoryBound(to: SourcePlace.self) }
}
