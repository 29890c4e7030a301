public import Foundation
public import RivuletGeometry

/// A layout that arranges children in a line along an axis and aligns them by a guide across it (B9.04–B9.10).
@usableFromInline package struct StackLayout: Equatable, Sendable {
  /// The axis along which children are arranged.
  @usableFromInline package var axis: Axis
  /// The guide that aligns the children on the cross axis.
  @usableFromInline package var alignment: AlignmentKey
  /// The gap between children; nil to use the children's preferences (B9.08).
  @usableFromInline package var spacing: CGFloat?

  /// Creates a stack. Callers use `horizontal` and `vertical`, which ensure that the guide matches the axis.
  private init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Creates a horizontal stack. A spacing that is not finite is treated as nil.
  package static func horizontal(_ alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) -> StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing?.isFinite == true ? spacing : nil)
  }

  /// Creates a vertical stack. A spacing that is not finite is treated as nil.
  package static func vertical(_ alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) -> StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing?.isFinite == true ? spacing : nil)
  }

  /// Returns the size of the stack, which may exceed the proposal (B9.05).
  @inlinable package func size<Child: LayoutChild>(
    in proposal: ProposedViewSize, children: [Child], scratch: inout LayoutScratch
  ) -> CGSize {
    distribute(proposal, children, &scratch)
    return join(&scratch)
  }

  /// Fills `scratch.placements` for a stack of the size returned for this proposal.
  @inlinable package func place<Child: LayoutChild>(
    in proposal: ProposedViewSize, children: [Child], scratch: inout LayoutScratch
  ) {
    distribute(proposal, children, &scratch)
    _ = join(&scratch)
    placeShares(&scratch)
  }

  /// Fills `scratch.placements` from the shares in `scratch`, which must have been allotted for this proposal.
  @usableFromInline package func placeShares(_ scratch: inout LayoutScratch) {
    // The placements are moved out of `scratch` while they are filled.
    var list: ContiguousArray<Placement> = []
    swap(&list, &scratch.placements)
    list.resize(to: scratch.shares.count, Placement(origin: .zero, size: .zero, proposal: .unspecified))
    do {
      let before = scratch.before
      let shares = scratch.shares.span
      var placements = list.mutableSpan
      var position: CGFloat = 0
      for index in shares.indices {
        position += shares[index].gap
        let origin = CGPoint(axis, along: LayoutLength.place(position), across: LayoutLength.place(before - shares[index].guide))
        placements[index] = Placement(origin: origin, size: shares[index].size, proposal: shares[index].proposal)
        position += shares[index].size[axis]
      }
    }
    swap(&list, &scratch.placements)
  }

  /// Returns the total size of all children, and stores their largest extent before the common guide (B9.07).
  @usableFromInline func join(_ scratch: inout LayoutScratch) -> CGSize {
    let crossed = axis.crossed
    var length: CGFloat = 0
    var before = -CGFloat.infinity
    var after = -CGFloat.infinity
    do {
      let shares = scratch.shares.span
      for index in shares.indices {
        length = length + shares[index].gap + shares[index].size[axis]
        before = max(before, shares[index].guide)
        after = max(after, shares[index].size[crossed] - shares[index].guide)
      }
    }
    // Guides are finite, so an infinite extent comes from an infinite child.
    if after == .infinity { before = 0 }
    if scratch.shares.isEmpty { (before, after) = (0, 0) }
    scratch.before = before
    return CGSize(axis, along: length, across: before + after)
  }
}

extension StackLayout {
  /// Returns the stack's spacing preferences: those of the first and last children at its ends, and the largest of all children along its
  /// sides.
  package func spacing<Children: RandomAccessCollection>(of children: Children) -> ViewSpacing where Children.Element: LayoutChild {
    guard let first = children.first, let last = children.last else { return ViewSpacing() }
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    var wishes = first.spacing
    for child in children.dropFirst() { wishes.formUnion(child.spacing, edges: sides) }
    switch axis {
    case .horizontal: wishes.trailing = last.spacing.trailing
    case .vertical: wishes.bottom = last.spacing.bottom
    }
    return wishes
  }
}
