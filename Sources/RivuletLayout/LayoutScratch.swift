public import Foundation
public import RivuletGeometry

/// Working memory of layout algorithms. It grows to the number of children and is then used again without an allocation.
///
/// A nested layout needs another one: an algorithm holds its own while it asks its children.
@usableFromInline package struct LayoutScratch {
  /// A child that waits for its share.
  @usableFromInline struct Candidate {
    /// The child's layout priority.
    @usableFromInline var priority: Double
    /// How much the child can be stretched: maximum length less minimum length.
    @usableFromInline var flexibility: CGFloat
    /// Its minimum length; nil until it is needed.
    @usableFromInline var minimum: CGFloat?
    /// The child's place among the children.
    @usableFromInline var index: Int

    /// A child about which only this much is known.
    @inlinable init(priority: Double, index: Int) {
      self.priority = priority
      flexibility = 0
      minimum = nil
      self.index = index
    }

    /// Higher priority first, then less flexibility, then the order of the children (B9.04).
    @inlinable func precedes(_ other: Candidate) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      return index < other.index
    }
  }

  /// What a child got and chose.
  @usableFromInline struct Share {
    /// What the child was finally proposed.
    @usableFromInline var proposal: ProposedViewSize
    /// What it chose.
    @usableFromInline var size: CGSize
    /// Where its guide lies across the stack.
    @usableFromInline var guide: CGFloat
    /// The distance from the child before it.
    @usableFromInline var gap: CGFloat

    /// A child that has not been asked.
    @inlinable init(gap: CGFloat) {
      proposal = .unspecified
      size = .zero
      guide = 0
      self.gap = gap
    }
  }

  /// In the order in which they are served.
  @usableFromInline var candidates: ContiguousArray<Candidate> = []
  /// In the order of the children.
  @usableFromInline var shares: ContiguousArray<Share> = []
  /// How far the children reach before their common guide, by the shares.
  @usableFromInline var before: CGFloat = 0
  /// The result of the last `place`: one for each child, in their order.
  @usableFromInline package internal(set) var placements: ContiguousArray<Placement> = []

  /// Memory that has not grown yet.
  package init() {}
}

extension ContiguousArray {
  /// Has so many elements, which are all to be overwritten: to empty a list and to fill it again takes longer.
  @inlinable mutating func resize(to count: Int, _ filler: @autoclosure () -> Element) {
    if self.count > count { removeLast(self.count - count) }
    while self.count < count { append(filler()) }
  }
}
