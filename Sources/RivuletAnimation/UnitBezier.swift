/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function of x.
struct UnitBezier: Hashable {
  /// The first control point, whose x is limited to 0…1 in calculations.
  let x1: Double
  /// The y of the first control point. Outside 0…1, the curve undershoots at its start.
  let y1: Double
  /// The second control point, whose x is limited to 0…1 in calculations.
  let x2: Double
  /// The y of the second control point. Outside 0…1, the curve overshoots at its end.
  let y2: Double

  /// The curve mirrored along the diagonal.
  var swapped: UnitBezier {
    UnitBezier(x1: y1, y1: x1, x2: y2, y2: x2)
  }

  /// Returns the y of the curve at this x. Outside 0…1, this is the y of the nearer end.
  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return UnitBezier.coordinate(parameter(at: x), y1, y2)
  }

  /// Returns dy/dx in steps of 2⁻²⁰. The slope is 1 if both derivatives are equal, and infinite if only the derivative of x vanishes. If
  /// both vanish, the curve is stationary: the slope is 1 at the start and 0 at the end.
  func slope(at x: Double) -> Double {
    let parameter = x <= 0 ? 0 : x >= 1 ? 1 : parameter(at: x)
    let dx = UnitBezier.derivative(parameter, startX, endX)
    let dy = UnitBezier.derivative(parameter, y1, y2)
    if dx == 0, dy == 0, parameter == 1 { return 0 }
    if dx == dy { return 1 }
    if dx == 0 { return dy < 0 ? -.infinity : .infinity }
    return (dy / dx * UnitBezier.slopeSteps).rounded() / UnitBezier.slopeSteps
  }

  /// The number of slopes between 0 and 1.
  private static let slopeSteps = 1_048_576.0

  /// The first control point's x in calculations, limited to 0…1 so that the curve never runs back and is a function.
  private var startX: Double { min(max(x1, 0), 1) }
  /// The second control point's x in calculations.
  private var endX: Double { min(max(x2, 0), 1) }

  /// Returns the parameter at which the curve reaches this x. Uses Newton's method inside an interval that is halved if a step fails.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = UnitBezier.coordinate(t, startX, endX) - x
      if abs(error) < 1e-12 { break }
      if error > 0 { high = t } else { low = t }
      let slope = UnitBezier.derivative(t, startX, endX)
      let next = t - error / slope
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  /// Returns one coordinate of the curve at a parameter.
  private static func coordinate(_ t: Double, _ c1: Double, _ c2: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * c1 + 3 * s * t * t * c2 + t * t * t
  }

  /// Returns the derivative of one coordinate with respect to the parameter.
  private static func derivative(_ t: Double, _ c1: Double, _ c2: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * c1 + 6 * s * t * (c2 - c1) + 3 * t * t * (1 - c2)
  }
}
