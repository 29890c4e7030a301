package import Foundation
package import RivuletGeometry

extension GradientPaint {
  /// Returns a linear gradient between two unit points in an item's bounds.
  package static func linear(_ stops: [Stop], from: UnitPoint, to: UnitPoint, in bounds: CGRect) -> GradientPaint {
    GradientPaint(stops: stops, geometry: .linear(from: from.point(in: bounds), to: to.point(in: bounds)))
  }

  /// Returns a radial gradient around a unit point in an item's bounds. Radii are in points.
  package static func radial(
    _ stops: [Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat, in bounds: CGRect
  ) -> GradientPaint {
    GradientPaint(
      stops: stops,
      geometry: .radial(center: center.point(in: bounds), startRadius: startRadius, endRadius: endRadius, verticalScale: 1))
  }

  /// Returns a radial gradient stretched to the aspect ratio of an item's bounds. Radii are fractions of the bounds.
  package static func elliptical(
    _ stops: [Stop], center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat, in bounds: CGRect
  ) -> GradientPaint {
    GradientPaint(
      stops: stops,
      geometry: .radial(
        center: center.point(in: bounds), startRadius: startRadiusFraction * bounds.width, endRadius: endRadiusFraction * bounds.width,
        verticalScale: bounds.width > 0 ? bounds.height / bounds.width : 1))
  }

  /// Returns an angular gradient around a unit point in an item's bounds.
  package static func angular(_ stops: [Stop], center: UnitPoint, from: Angle, to: Angle, in bounds: CGRect) -> GradientPaint {
    GradientPaint(stops: stops, geometry: .angular(center: center.point(in: bounds), from: from, to: to))
  }

  /// Returns the gradient with its points offset.
  package func offsetBy(dx: CGFloat, dy: CGFloat) -> GradientPaint {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + dx, y: point.y + dy) }
    var gradient = self
    switch geometry {
    case .linear(let from, let to):
      gradient.geometry = .linear(from: moved(from), to: moved(to))
    case .radial(let center, let startRadius, let endRadius, let verticalScale):
      gradient.geometry = .radial(
        center: moved(center), startRadius: startRadius, endRadius: endRadius, verticalScale: verticalScale)
    case .angular(let center, let from, let to):
      gradient.geometry = .angular(center: moved(center), from: from, to: to)
    }
    return gradient
  }
}
