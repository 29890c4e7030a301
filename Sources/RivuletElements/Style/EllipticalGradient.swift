public import Foundation
import RivuletCore
public import RivuletGeometry

/// A gradient whose colours change with the distance from a point of the filled bounds, stretched to the proportions of the bounds.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public struct EllipticalGradient: ShapeStyle {
  public typealias Resolved = Never

  let gradient: AnyGradient
  let center: UnitPoint
  package let startRadius: CGFloat
  package let endRadius: CGFloat

  /// Creates a gradient between two ellipses, with radii as fractions of the bounds.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = AnyGradient(gradient)
    self.center = center
    startRadius = startRadiusFraction
    endRadius = endRadiusFraction
  }

  /// Creates a gradient of evenly spaced colours between two ellipses.
  public nonisolated init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of colours at given locations between two ellipses.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let geometry = ResolvedGradient.Geometry.elliptical(
      center: FiniteNumber.anchor(center, of: "EllipticalGradient"),
      startRadius: FiniteNumber.length(startRadius, of: "EllipticalGradient", "the start radius"),
      endRadius: FiniteNumber.length(endRadius, of: "EllipticalGradient", "the end radius"))
    shape.fill(gradient.resolved(geometry, in: shape.environment))
  }
}
