package import Foundation
package import RivuletDrawing
package import RivuletGeometry

/// A gradient whose colours are resolved and whose points are shares of the bounds that it will fill.
package struct ResolvedGradient: Equatable, Sendable {
  /// How the gradient lies in its bounds.
  package enum Geometry: Equatable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    /// Radii in points.
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Radii as shares of the bounds.
    case elliptical(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case angular(center: UnitPoint, from: Angle, to: Angle)
  }

  package var stops: [GradientPaint.Stop]
  package var geometry: Geometry
  package var isPerceptual = false

  /// The paint for something with these bounds.
  package func paint(in bounds: CGRect) -> GradientPaint {
    var paint: GradientPaint =
      switch geometry {
      case .linear(let from, let to): .linear(stops, from: from, to: to, in: bounds)
      case .radial(let center, let start, let end): .radial(stops, center: center, startRadius: start, endRadius: end, in: bounds)
      case .elliptical(let center, let start, let end):
        .elliptical(stops, center: center, startRadiusFraction: start, endRadiusFraction: end, in: bounds)
      case .angular(let center, let from, let to): .angular(stops, center: center, from: from, to: to, in: bounds)
      }
    paint.isPerceptual = isPerceptual
    return paint
  }

  /// The gradient with the opacity of each colour multiplied.
  package func opacity(_ opacity: Double) -> ResolvedGradient {
    var gradient = self
    for index in stops.indices { gradient.stops[index].color = stops[index].color.opacity(multipliedBy: opacity) }
    return gradient
  }
}
