package import Foundation

/// A shadow that belongs to a group's shape. It falls beneath the group, or onto the group from its outline, as if the group were cut out.
package struct ShapeShadow: Equatable, Sendable {
  /// The colour, blur and offset of the shadow.
  package var shadow: ShadowEffect
  /// True if the shadow falls onto the group from its outline.
  package var isInner: Bool

  /// Creates a shadow. By default, it falls beneath the group.
  package init(_ shadow: ShadowEffect, isInner: Bool = false) {
    self.shadow = shadow
    self.isInner = isInner
  }

  /// The maximum distance between a point and its shadow, in points.
  package var reach: CGFloat { DrawingNode.spread(shadow.radius) + max(abs(shadow.x), abs(shadow.y)) }
}

extension [ShapeShadow] {
  /// Returns the painted bounds of a group with these shadows, given its `bounds` without them.
  package func spread(_ bounds: CGRect) -> CGRect {
    reduce(bounds) { union, part in
      if part.isInner { return union }
      let reach = DrawingNode.spread(part.shadow.radius)
      return union.union(bounds.insetBy(dx: -reach, dy: -reach).offsetBy(dx: part.shadow.x, dy: part.shadow.y))
    }
  }

  /// The maximum distance between a point and any of its shadows, in points.
  package var reach: CGFloat { reduce(0) { Swift.max($0, $1.reach) } }
}
