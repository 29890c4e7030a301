public import Foundation
public import RivuletGeometry

/// The working memory of layout algorithms. It grows to the number of children and is reused without further allocations.
///
/// Each nested layout needs its own working memory, because an algorithm uses its memory while it measures children.
@usableFromInline package struct LayoutScratch {
  /// A child that has not received its share yet.
  @usableFromInline struct Candidate {
    /// The child's layout priority.
    @usableFromInline var priority: Double
    /// The difference between the child's maximum and minimum lengths.
    @usableFromInline var flexibility: CGFloat
    /// The child's minimum length; nil if it has not been measured.
    @usableFromInline var minimum: CGFloat?
    /// The child's index.
    @usableFromInline var index: Int

    /// Creates a candidate whose flexibility is unknown.
    @inlinable init(priority: Double, index: Int) {
      self.priority = priority
      flexibility = 0
      minimum = nil
      self.index = index
    }

    /// Returns true if this candidate precedes another one. Candidates are ordered by descending priority, ascending flexibility, and
    /// child index (B9.04).
    @inlinable func precedes(_ other: Candidate) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      return index < other.index
    }
  }

  /// A child's proposal and its resulting size.
  @usableFromInline struct Share {
    /// The child's final proposal.
    @usableFromInline var proposal: ProposedViewSize
    /// The child's size.
    @usableFromInline var size: CGSize
    /// The position of the child's guide on the cross axis.
    @usableFromInline var guide: CGFloat
    /// The gap before the child.
    @usableFromInline var gap: CGFloat

    /// Creates a share for a child that has not been measured.
    @inlinable init(gap: CGFloat) {
      proposal = .unspecified
      size = .zero
      guide = 0
      self.gap = gap
    }
  }

  /// The candidates, in the order in which they receive their shares.
  @usableFromInline var candidates: ContiguousArray<Candidate> = []
  /// The shares, in the order of the children.
  @usableFromInline var shares: ContiguousArray<Share> = []
  /// The largest extent of any child before the common guide.
  @usableFromInline var before: CGFloat = 0
  /// The placements of the children, in order, as computed by the last call to `place`.
  @usableFromInline package internal(set) var placements: ContiguousArray<Placement> = []

  /// Creates empty working memory.
  package init() {}
}

extension ContiguousArray {
  /// Changes the number of elements, which the caller must overwrite. This is faster than emptying and refilling the array.
  @inlinable mutating func resize(to count: Int, _ filler: @autoclosure () -> Element) {
    if self.count > count { removeLast(self.count - count) }
    while self.count < count { append(filler()) }
  }
}
