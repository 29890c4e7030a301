public import Foundation
public import RivuletGeometry

/// Computation of a container's guide from the guides of its children (B9.19).
@usableFromInline package enum GuideMerging {
  /// Returns the explicit value of a container with these children in these places; nil if no child has one.
  @inlinable package static func explicitGuide<Children: RandomAccessCollection>(
    _ key: AlignmentKey, children: Children, placements: ContiguousArray<Placement>
  ) -> CGFloat? where Children.Element: LayoutChild {
    var merge = AlignmentKey.Merge(key)
    for (child, placement) in zip(children, placements) {
      if let value = child.dimensions(placement.proposal)[explicit: key] {
        merge.add(value + placement.origin[key.axis])
      }
    }
    return merge.result
  }

  /// Returns the explicit value of a container with one child.
  @inlinable package static func explicitGuide(_ key: AlignmentKey, child: some LayoutChild, placement: Placement) -> CGFloat? {
    child.dimensions(placement.proposal)[explicit: key].map { $0 + placement.origin[key.axis] }
  }
}
