/// One recorded read: `dependent` has read `source`.
@usableFromInline
package struct Edge {
  @usableFromInline var source: SlotPointer
  @usableFromInline var dependent: SlotPointer
  @usableFromInline var nextSource: EdgePointer?
  @usableFromInline var previousDependent: EdgePointer?
  @usableFromInline var nextDependent: EdgePointer?
  /// Kept by runs that do not read the source again (B3.03).
  @usableFromInline var isSticky: Bool
  /// The lower half of the number of the run that has read the source, if that run has diverged.
  @usableFromInline var run: UInt32
}

@usableFromInline
typealias EdgePointer = UnsafeMutablePointer<Edge>
