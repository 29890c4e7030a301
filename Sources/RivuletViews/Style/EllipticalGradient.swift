public import Foundation
public import RivuletCore
public import RivuletGeometry

/// Colours by distance from a point of what they fill, stretched to its proportions.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public struct EllipticalGradient: ShapeStyle {
  public typealias Resolved = Never

  let gradient: AnyGradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// A gradient between two ellipses, their radii as shares of what they fill.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = AnyGradient(gradient)
    self.center = center
    startRadius = startRadiusFraction
    endRadius = endRadiusFraction
  }

  /// A gradient of evenly spaced colours between two ellipses.
  public nonisolated init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of colours with places of their own between two ellipses.
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

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension EllipticalGradient: View {
  public var body: _ShapeView<Rectangle, EllipticalGradient> { _ShapeView(shape: Rectangle(), style: self) }
}
