/// One recorded read: `dependent` has read `source`.
@usableFromInline
package struct Edge {
  /// Its place in the list of the dependent's sources; first in memory, so that the one pointer is the other.
  @usableFromInline var place: SourcePlace
  @usableFromInline var dependent: SlotPointer
  /// The edge before in the list of the source's dependents; that of the first is the last.
  @usableFromInline var previousDependent: EdgePointer
  @usableFromInline var nextDependent: EdgePointer?
  /// Kept by runs that do not read the source again (B3.03).
  @usableFromInline var isSticky: Bool
  /// The lower half of the number of the run that has read the source, if that run has diverged.
  @usableFromInline var run: UInt32
  /// What of the source's value was read.
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
