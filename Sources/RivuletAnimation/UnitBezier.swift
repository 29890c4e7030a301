/// A cubic Bézier curve from (0, 0) to (1, 1), evaluated as a function of x.
struct UnitBezier: Hashable {
  /// The x-coordinate of the first control point, which calculations limit to 0…1.
  let x1: Double
  /// The y-coordinate of the first control point. Outside 0…1, the curve undershoots at its start.
  let y1: Double
  /// The x-coordinate of the second control point, which calculations limit to 0…1.
  let x2: Double
  /// The y-coordinate of the second control point. Outside 0…1, the curve overshoots at its end.
  let y2: Double

  /// The curve mirrored across the diagonal.
  var swapped: UnitBezier {
    UnitBezier(x1: y1, y1: x1, x2: y2, y2: x2)
  }

  /// Returns the y-coordinate of the curve at an x-coordinate. Outside 0…1, returns the y-coordinate of the nearer end.
  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return UnitBezier.coordinate(parameter(at: x), y1, y2)
  }

  /// Returns dy/dx, rounded to multiples of 2⁻²⁰. The slope is 1 if both derivatives are equal, and infinite if only the derivative of x is
  /// zero. If both derivatives are zero, the slope is 1 at the start and 0 at the end.
  func slope(at x: Double) -> Double {
    let parameter = x <= 0 ? 0 : x >= 1 ? 1 : parameter(at: x)
    let dx = UnitBezier.derivative(parameter, startX, endX)
    let dy = UnitBezier.derivative(parameter, y1, y2)
    if dx == 0, dy == 0, parameter == 1 { return 0 }
    if dx == dy { return 1 }
    if dx == 0 { return dy < 0 ? -.infinity : .infinity }
    return (dy / dx * UnitBezier.slopeSteps).rounded() / UnitBezier.slopeSteps
  }

  /// The number of rounding steps between slopes of 0 and 1.
  private static let slopeSteps = 1_048_576.0

  /// The x-coordinate of the first control point for calculations, limited to 0…1 so that the curve is a function of x.
  private var startX: Double { min(max(x1, 0), 1) }
  /// The x-coordinate of the second control point for calculations, limited to 0…1.
  private var endX: Double { min(max(x2, 0), 1) }

  /// Returns the parameter at which the curve reaches an x-coordinate. Uses Newton's method within an interval, and bisects the interval if
  /// a step fails.
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
