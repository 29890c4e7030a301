package import Foundation

/// A shadow that is part of a group's look: beneath the group, or inside its outline as if the group were cut out.
package struct ShapeShadow: Equatable, Sendable {
  /// The colour, the blur and the offset.
  package var shadow: ShadowEffect
  /// True if the shadow falls onto the group from outside its outline.
  package var isInner: Bool

  /// Creates a shadow, by default beneath the group.
  package init(_ shadow: ShadowEffect, isInner: Bool = false) {
    self.shadow = shadow
    self.isInner = isInner
  }

  /// The maximum distance between a point and its shadow, in points.
  package var reach: CGFloat { DrawingNode.spread(shadow.radius) + max(abs(shadow.x), abs(shadow.y)) }
}

extension [ShapeShadow] {
  /// Returns the painted bounds of a group with these shadows. `bounds` are its bounds without the shadows.
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
