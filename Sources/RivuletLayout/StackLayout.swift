public import Foundation
public import RivuletGeometry

/// Children one after the other along an axis, brought together by a guide across it (B9.04–B9.10).
@usableFromInline package struct StackLayout: Equatable, Sendable {
  /// The direction in which children follow each other.
  @usableFromInline package var axis: Axis
  /// The guide at which the children meet, on the crossed axis.
  @usableFromInline package var alignment: AlignmentKey
  /// The distance between children; nil lets them decide (B9.08).
  @usableFromInline package var spacing: CGFloat?

  /// Made through `horizontal` and `vertical`, which pair axis and guide.
  private init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A row. A spacing that is not a number counts as nil.
  package static func horizontal(_ alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) -> StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing?.isFinite == true ? spacing : nil)
  }

  /// A column. A spacing that is not a number counts as nil.
  package static func vertical(_ alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) -> StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing?.isFinite == true ? spacing : nil)
  }

  /// The size of the stack: it may be more than was proposed (B9.05).
  @inlinable package func size<Child: LayoutChild>(
    in proposal: ProposedViewSize, children: [Child], scratch: inout LayoutScratch
  ) -> CGSize {
    distribute(proposal, children, &scratch)
    let across = extents(&scratch)
    return CGSize(axis, along: scratch.shares.reduce(0) { $0 + $1.gap + $1.size[axis] }, across: across.before + across.after)
  }

  /// Fills `scratch.placements`, for a stack that has the size that it chose for this proposal.
  @inlinable package func place<Child: LayoutChild>(
    in proposal: ProposedViewSize, children: [Child], scratch: inout LayoutScratch
  ) {
    distribute(proposal, children, &scratch)
    placeShares(&scratch)
  }

  /// The same where `scratch` has the shares that were dealt for this proposal.
  @usableFromInline package func placeShares(_ scratch: inout LayoutScratch) {
    let before = extents(&scratch).before
    scratch.placements.removeAll(keepingCapacity: true)
    var position: CGFloat = 0
    for share in scratch.shares {
      position += share.gap
      let origin = CGPoint(axis, along: LayoutLength.place(position), across: LayoutLength.place(before - share.guide))
      scratch.placements.append(Placement(origin: origin, size: share.size, proposal: share.proposal))
      position += share.size[axis]
    }
  }

  /// How far the children reach before and after their common guide (B9.07).
  @usableFromInline func extents(_ scratch: inout LayoutScratch) -> (before: CGFloat, after: CGFloat) {
    guard let first = scratch.shares.first else { return (0, 0) }
    let crossed = axis.crossed
    var before = first.guide
    var after = first.size[crossed] - first.guide
    var isInfinite = false
    for index in scratch.shares.indices {
      let (guide, length) = (scratch.shares[index].guide, scratch.shares[index].size[crossed])
      before = max(before, guide)
      after = max(after, length - guide)
      if length == .infinity { isInfinite = true }
    }
    return isInfinite ? (0, .infinity) : (before, after)
  }
}
