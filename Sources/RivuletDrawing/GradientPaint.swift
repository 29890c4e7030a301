package import Foundation
package import RivuletGeometry

/// A paint whose colour changes over the plane. Points are in the coordinates of the item that it paints, unit points already resolved.
package struct GradientPaint: Equatable, Sendable {
  /// A colour at a place along the gradient, where 0 is its beginning and 1 its end.
  package struct Stop: Equatable, Sendable {
    /// The colour exactly there.
    package var color: PaintColor
    /// From 0 to 1.
    package var location: CGFloat

    /// A colour at a place.
    package init(color: PaintColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How places along the gradient lie in the plane.
  package enum Geometry: Equatable, Sendable {
    /// Along the line between two points; beyond them the end colours go on.
    case linear(from: CGPoint, to: CGPoint)
    /// By distance from a centre. Vertical distances are divided by `verticalScale`, which makes circles ellipses.
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, verticalScale: CGFloat)
    /// By direction from a centre, clockwise on screen from the horizontal; outside the two angles the nearer end colour goes on.
    case angular(center: CGPoint, from: Angle, to: Angle)
  }

  /// Ordered by location.
  package var stops: [Stop]
  /// Where in the plane the places lie.
  package var geometry: Geometry
  /// Whether colours are mixed perceptually instead of in gamma-encoded sRGB.
  package var isPerceptual: Bool

  /// A gradient whose points are resolved already.
  package init(stops: [Stop], geometry: Geometry, isPerceptual: Bool = false) {
    self.stops = stops
    self.geometry = geometry
    self.isPerceptual = isPerceptual
  }
}
