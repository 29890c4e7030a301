package import Foundation

/// A shadow of what a group paints that is part of its look: beneath it, or within its outline as if it were cut out.
package struct ShapeShadow: Equatable, Sendable {
  /// Colour, blur and place.
  package var shadow: ShadowEffect
  /// Whether it falls onto the group from around its outline.
  package var isInner: Bool

  /// A shadow; without a second argument beneath the group.
  package init(_ shadow: ShadowEffect, isInner: Bool = false) {
    self.shadow = shadow
    self.isInner = isInner
  }

  /// How far from a place the shadow of it may fall, in points.
  package var reach: CGFloat { DrawingNode.spread(shadow.radius) + max(abs(shadow.x), abs(shadow.y)) }
}

extension [ShapeShadow] {
  /// What is painted of a group with these shadows that paints a rectangle without them.
  package func spread(_ bounds: CGRect) -> CGRect {
    reduce(bounds) { union, part in
      if part.isInner { return union }
      let reach = DrawingNode.spread(part.shadow.radius)
      return union.union(bounds.insetBy(dx: -reach, dy: -reach).offsetBy(dx: part.shadow.x, dy: part.shadow.y))
    }
  }

  /// How far from a place any of the shadows of it may fall, in points.
  package var reach: CGFloat { reduce(0) { Swift.max($0, $1.reach) } }
}
