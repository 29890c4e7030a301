package import Foundation
import RivuletAnimation
package import RivuletDrawing
package import RivuletGeometry

/// A gradient with resolved colours. Its points are fractions of the bounds that it fills.
package struct ResolvedGradient: Equatable, Sendable {
  /// The geometry of the gradient in its bounds.
  package enum Geometry: Equatable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    /// Two circles, with radii in points.
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Two ellipses, with radii as fractions of the bounds.
    case elliptical(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case angular(center: UnitPoint, from: Angle, to: Angle)
  }

  package var stops: [GradientPaint.Stop]
  package var geometry: Geometry
  package var isPerceptual = false

  /// Returns the paint for the given bounds.
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

  /// Returns the gradient with the opacity of each colour multiplied.
  package func opacity(_ opacity: Double) -> ResolvedGradient {
    var gradient = self
    for index in stops.indices { gradient.stops[index].color = stops[index].color.opacity(multipliedBy: opacity) }
    return gradient
  }
}

extension ResolvedGradient {
  /// The geometry as numbers, followed by each stop as numbers.
  var animatableData: NumberVector {
    get { NumberVector(geometry.numbers + stops.flatMap { $0.color.numbers + [Double($0.location)] }) }
    set {
      let numbers = newValue.numbers
      let count = geometry.numbers.count
      guard numbers.count == count + stops.count * 5 else { return }
      geometry = geometry.with(Array(numbers[..<count]))
      for index in stops.indices {
        let start = count + index * 5
        stops[index] = GradientPaint.Stop(color: PaintColor(numbers: Array(numbers[start..<start + 4])), location: numbers[start + 4])
      }
    }
  }

  /// Returns true if the gradients can be interpolated. They must have the same kind of geometry, number of stops and colour space for
  /// mixing.
  func leads(to next: ResolvedGradient) -> Bool {
    stops.count == next.stops.count && geometry.isAlike(next.geometry) && isPerceptual == next.isPerceptual
  }
}

extension ResolvedGradient.Geometry {
  fileprivate var numbers: [Double] {
    switch self {
    case .linear(let from, let to): [from.x, from.y, to.x, to.y]
    case .radial(let center, let start, let end), .elliptical(let center, let start, let end): [center.x, center.y, start, end]
    case .angular(let center, let from, let to): [center.x, center.y, from.radians, to.radians]
    }
  }

  fileprivate func with(_ n: [Double]) -> Self {
    let first = UnitPoint(x: n[0], y: n[1])
    return switch self {
    case .linear: .linear(from: first, to: UnitPoint(x: n[2], y: n[3]))
    case .radial: .radial(center: first, startRadius: n[2], endRadius: n[3])
    case .elliptical: .elliptical(center: first, startRadius: n[2], endRadius: n[3])
    case .angular: .angular(center: first, from: .radians(n[2]), to: .radians(n[3]))
    }
  }

  fileprivate func isAlike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical), (.angular, .angular): true
    default: false
    }
  }
}
