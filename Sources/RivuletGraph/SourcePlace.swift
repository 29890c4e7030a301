/// A place in the list of a slot's sources: the place of an edge, or the place in the slot itself, before all edges.
@usableFromInline
struct SourcePlace {
  /// The source at this place. Before all edges, it is the slot itself, which no rule reads while it runs.
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
  /// The edge at this place, which must not be the place before all edges.
  @inline(__always) var edge: EdgePointer { UnsafeMutableRawPointer(self).assumingMemoryBound(to: Edge.self) }
}

extension UnsafeMutablePointer where Pointee == Edge {
  /// The edge's place among the sources of its dependent.
  @inlinable @inline(__always) var place: PlacePointer { UnsafeMutableRawPointer(self).assumingMemoryBound(to: SourcePlace.self) }
}

extension UnsafeMutablePointer where Pointee == Slot {
  /// The place before all sources.
  @inlinable @inline(__always) var head: PlacePointer { UnsafeMutableRawPointer(self).assumingMemoryBound(to: SourcePlace.self) }
}
