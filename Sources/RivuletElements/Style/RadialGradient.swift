public import Foundation
import RivuletCore
public import RivuletGeometry

/// A gradient whose colours change with the distance from a point of the filled bounds.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct RadialGradient: ShapeStyle {
  public typealias Resolved = Never

  let gradient: AnyGradient
  let center: UnitPoint
  package let startRadius: CGFloat
  package let endRadius: CGFloat

  /// Creates a gradient between two circles around a point, with radii in points.
  public nonisolated init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = AnyGradient(gradient)
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of evenly spaced colours between two circles.
  public nonisolated init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient of colours at given locations between two circles.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let geometry = ResolvedGradient.Geometry.radial(
      center: FiniteNumber.anchor(center, of: "RadialGradient"),
      startRadius: FiniteNumber.length(startRadius, of: "RadialGradient", "the start radius"),
      endRadius: FiniteNumber.length(endRadius, of: "RadialGradient", "the end radius"))
    shape.fill(gradient.resolved(geometry, in: shape.environment))
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient between two circles around a point, with radii in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient of evenly spaced colours between two circles.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient of colours at given locations between two circles.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
