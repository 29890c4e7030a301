public import Foundation
public import RivuletGeometry

/// A namespace for functions that derive a container's guide from its children's guides (B9.19).
@usableFromInline package enum GuideMerging {
  /// Returns the explicit guide of a container from the guides and placements of its children; nil if no child sets the guide.
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

  /// Returns the explicit guide of a container with a single child; nil if the child does not set the guide.
  @inlinable package static func explicitGuide(_ key: AlignmentKey, child: some LayoutChild, placement: Placement) -> CGFloat? {
    child.dimensions(placement.proposal)[explicit: key].map { $0 + placement.origin[key.axis] }
  }
}
