public import Foundation
public import RivuletGeometry

/// A layout that overlays its children and aligns them by one guide per axis (B9.17).
@usableFromInline package struct OverlayLayout: Equatable, Sendable {
  /// The guides that align the children.
  @usableFromInline package var alignment: Alignment

  /// Creates a layout. By default, children are centred.
  package init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Returns the size of the union of the children with the highest priority. Each child receives the full proposal.
  @inlinable package func size<Children: RandomAccessCollection>(
    in proposal: ProposedViewSize, children: Children
  ) -> CGSize where Children.Element: LayoutChild {
    union(LayoutLength.proposed(proposal), children).size
  }

  /// Fills `scratch.placements` for a container of the size returned for this proposal.
  @inlinable package func place<Children: RandomAccessCollection>(
    in proposal: ProposedViewSize, children: Children, scratch: inout LayoutScratch
  ) where Children.Element: LayoutChild {
    let proposal = LayoutLength.proposed(proposal)
    let corner = union(proposal, children).corner
    scratch.placements.removeAll(keepingCapacity: true)
    for child in children {
      let dimensions = LayoutLength.chosen(child.dimensions(proposal))
      let origin = CGPoint(
        x: LayoutLength.place(corner.x - OverlayLayout.guide(dimensions[alignment.horizontal])),
        y: LayoutLength.place(corner.y - OverlayLayout.guide(dimensions[alignment.vertical])))
      scratch.placements.append(Placement(origin: origin, size: dimensions.size, proposal: proposal))
    }
  }

  /// Returns the guide's value, or zero if it is not finite.
  @inlinable static func guide(_ value: CGFloat) -> CGFloat {
    value.isFinite ? value : 0
  }

  /// Returns the size of the union and the point in it at which the guides meet.
  @inlinable func union<Children: RandomAccessCollection>(
    _ proposal: ProposedViewSize, _ children: Children
  ) -> (size: CGSize, corner: CGPoint) where Children.Element: LayoutChild {
    var highest = -Double.infinity
    for child in children { highest = max(highest, child.priority) }
    var before: CGPoint?
    var after = CGPoint.zero
    for child in children where child.priority == highest {
      let dimensions = LayoutLength.chosen(child.dimensions(proposal))
      let size = dimensions.size
      let x = OverlayLayout.guide(dimensions[alignment.horizontal])
      let y = OverlayLayout.guide(dimensions[alignment.vertical])
      if let old = before {
        before = CGPoint(x: max(old.x, x), y: max(old.y, y))
        after = CGPoint(x: max(after.x, size.width - x), y: max(after.y, size.height - y))
      } else {
        before = CGPoint(x: x, y: y)
        after = CGPoint(x: size.width - x, y: size.height - y)
      }
    }
    guard let before else { return (.zero, .zero) }
    return (CGSize(width: before.x + after.x, height: before.y + after.y), before)
  }

  /// Returns the largest preference of any child on each side.
  package func spacing<Children: RandomAccessCollection>(of children: Children) -> ViewSpacing where Children.Element: LayoutChild {
    guard var wishes = children.first?.spacing else { return ViewSpacing() }
    for child in children.dropFirst() { wishes.formUnion(child.spacing) }
    return wishes
  }
}
