public import Foundation
public import RivuletGeometry

/// The working memory of layout algorithms. It grows to the number of children and is then reused without allocations.
///
/// A nested layout needs its own memory, because an algorithm uses its memory while it measures its children.
@usableFromInline package struct LayoutScratch {
  /// A child that is waiting for its share.
  @usableFromInline struct Candidate {
    /// The child's layout priority.
    @usableFromInline var priority: Double
    /// The child's flexibility: the maximum length minus the minimum length.
    @usableFromInline var flexibility: CGFloat
    /// The minimum length; nil until it is needed.
    @usableFromInline var minimum: CGFloat?
    /// The child's index.
    @usableFromInline var index: Int

    /// Creates a candidate with unknown flexibility.
    @inlinable init(priority: Double, index: Int) {
      self.priority = priority
      flexibility = 0
      minimum = nil
      self.index = index
    }

    /// Returns true if this candidate comes first: candidates are ordered by higher priority, then by lower flexibility, then by child
    /// order (B9.04).
    @inlinable func precedes(_ other: Candidate) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      return index < other.index
    }
  }

  /// The proposal and the size of a child.
  @usableFromInline struct Share {
    /// The child's final proposal.
    @usableFromInline var proposal: ProposedViewSize
    /// The size that the child chose.
    @usableFromInline var size: CGSize
    /// The position of the guide on the cross axis.
    @usableFromInline var guide: CGFloat
    /// The gap after the previous child.
    @usableFromInline var gap: CGFloat

    /// Creates the share of a child that has not been measured.
    @inlinable init(gap: CGFloat) {
      proposal = .unspecified
      size = .zero
      guide = 0
      self.gap = gap
    }
  }

  /// The candidates in the order in which they receive their shares.
  @usableFromInline var candidates: ContiguousArray<Candidate> = []
  /// The shares in the order of the children.
  @usableFromInline var shares: ContiguousArray<Share> = []
  /// The largest extent of the children before their common guide, from the shares.
  @usableFromInline var before: CGFloat = 0
  /// The result of the last `place`: the placements of the children, in order.
  @usableFromInline package internal(set) var placements: ContiguousArray<Placement> = []

  /// Creates empty memory.
  package init() {}
}

extension ContiguousArray {
  /// Changes the number of elements. All elements must be overwritten afterwards; this is faster than emptying and refilling the array.
  @inlinable mutating func resize(to count: Int, _ filler: @autoclosure () -> Element) {
    if self.count > count { removeLast(self.count - count) }
    while self.count < count { append(filler()) }
  }
}
