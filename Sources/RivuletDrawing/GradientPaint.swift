package import Foundation
package import RivuletGeometry

/// A paint whose colour varies across the plane. Points are in the coordinates of the painted item, with unit points already resolved.
package struct GradientPaint: Equatable, Sendable {
  /// A colour at a location along the gradient, from 0 at its start to 1 at its end.
  package struct Stop: Equatable, Sendable {
    /// The colour at the location.
    package var color: PaintColor
    /// The location along the gradient, from 0 to 1.
    package var location: CGFloat

    /// Creates a stop from a colour and a location.
    package init(color: PaintColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The geometry of a gradient, which maps points in the plane to locations along the gradient.
  package enum Geometry: Equatable, Sendable {
    /// The position along the line between two points. The end colours extend beyond the points.
    case linear(from: CGPoint, to: CGPoint)
    /// The distance from a centre. Vertical distances are divided by `verticalScale`, which turns circles into ellipses.
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, verticalScale: CGFloat)
    /// The angle around a centre, measured clockwise on screen from the horizontal. Outside the two angles, the nearer end colour is used.
    case angular(center: CGPoint, from: Angle, to: Angle)
  }

  /// The stops, in the order of their locations.
  package var stops: [Stop]
  /// The geometry of the gradient.
  package var geometry: Geometry
  /// True to interpolate perceptually instead of in gamma-encoded sRGB.
  package var isPerceptual: Bool

  /// Creates a gradient with resolved points.
  package init(stops: [Stop], geometry: Geometry, isPerceptual: Bool = false) {
    self.stops = stops
    self.geometry = geometry
    self.isPerceptual = isPerceptual
  }
}
