package import Foundation
package import RivuletGeometry

/// A paint whose colour changes over the plane. Points are in the coordinates of the painted item, and unit points are already resolved.
package struct GradientPaint: Equatable, Sendable {
  /// A colour at a location along the gradient, where 0 is its start and 1 its end.
  package struct Stop: Equatable, Sendable {
    /// The colour at this location.
    package var color: PaintColor
    /// The location, from 0 to 1.
    package var location: CGFloat

    /// Creates a stop.
    package init(color: PaintColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// A mapping of the plane to locations along the gradient.
  package enum Geometry: Equatable, Sendable {
    /// The location along the line between two points. Beyond them, the end colours continue.
    case linear(from: CGPoint, to: CGPoint)
    /// The distance from a centre. Vertical distances are divided by `verticalScale`, which turns circles into ellipses.
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, verticalScale: CGFloat)
    /// The direction from a centre, clockwise on screen from the horizontal. Outside the two angles, the nearer end colour continues.
    case angular(center: CGPoint, from: Angle, to: Angle)
  }

  /// The stops, ordered by location.
  package var stops: [Stop]
  /// The mapping of the plane to locations.
  package var geometry: Geometry
  /// True to mix colours perceptually instead of in gamma-encoded sRGB.
  package var isPerceptual: Bool

  /// Creates a gradient from resolved points.
  package init(stops: [Stop], geometry: Geometry, isPerceptual: Bool = false) {
    self.stops = stops
    self.geometry = geometry
    self.isPerceptual = isPerceptual
  }
}
