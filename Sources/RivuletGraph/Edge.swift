/// A recorded read of `source` by `dependent`.
@usableFromInline
package struct Edge {
  /// The edge's position in the list of the dependent's sources. This field is first in memory, so a pointer to the edge is also a pointer
  /// to its position.
  @usableFromInline var place: SourcePlace
  @usableFromInline var dependent: SlotPointer
  /// The previous edge in the list of the source's dependents. The first edge points to the last edge.
  @usableFromInline var previousDependent: EdgePointer
  @usableFromInline var nextDependent: EdgePointer?
  /// True if the edge persists even when a run doesn't read the source again (B3.03).
  @usableFromInline var isSticky: Bool
  /// The lower half of the number of the run that read the source, if that run diverged.
  @usableFromInline var run: UInt32
  /// The part of the source's value that was read.
  @usableFromInline var part = ByteSpan.whole

  @inlinable @inline(__always) var source: SlotPointer {
    get { place.source }
    set { place.source = newValue }
  }

  @inlinable @inline(__always) var nextSource: EdgePointer? {
    get { place.next }
    set { place.next = newValue }
  }
}

@usableFromInline
typealias EdgePointer = UnsafeMutablePointer<Edge>
