public import RivuletGeometry

/// A function that maps input progress to output progress, both from 0 to 1, and describes the speed of an animation over time.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct UnitCurve: Hashable, Sendable {
  /// The available shapes, which have either an exact formula or parameters.
  enum Function: Hashable {
    /// A straight line along the diagonal.
    case linear
    /// A quarter circle that's horizontal at the start.
    case circularEaseIn
    /// A quarter circle that's horizontal at the end.
    case circularEaseOut
    /// Two quarter circles that are horizontal at both ends.
    case circularEaseInOut
    /// Two quarter circles that are horizontal in the middle, which is the inverse of `circularEaseInOut`.
    case circularEaseOutIn
    /// A Bézier curve.
    case bezier(UnitBezier)
  }

  /// The shape of the curve.
  let function: Function

  /// Creates a curve with the given shape.
  init(_ function: Function) {
    self.function = function
  }

  /// Returns a curve from (0, 0) to (1, 1) with the given control points. Evaluation limits the x-coordinates of the control points to 0…1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      .bezier(
        UnitBezier(
          x1: Double(startControlPoint.x), y1: Double(startControlPoint.y), x2: Double(endControlPoint.x), y2: Double(endControlPoint.y))))
  }

  /// Returns a curve with the given control points.
  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(.bezier(UnitBezier(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  /// Returns the output for an input. An input outside 0…1 is treated as the nearest end (B6.27).
  public func value(at progress: Double) -> Double {
    let x = UnitCurve.clamped(progress)
    return switch function {
    case .linear: x
    case .circularEaseIn: UnitCurve.circularIn(x)
    case .circularEaseOut: 1 - UnitCurve.circularIn(1 - x)
    case .circularEaseInOut: UnitCurve.halved(x, UnitCurve.circularIn)
    case .circularEaseOutIn: UnitCurve.halved(x) { 1 - UnitCurve.circularIn(1 - $0) }
    case .bezier(let curve): curve.value(at: x)
    }
  }

  /// Returns the rate at which the output changes with the input. An input outside 0…1 is treated as the nearest end.
  public func velocity(at progress: Double) -> Double {
    let x = UnitCurve.clamped(progress)
    return switch function {
    case .linear: 1
    case .circularEaseIn: UnitCurve.circularInSlope(x)
    case .circularEaseOut: UnitCurve.circularInSlope(1 - x)
    case .circularEaseInOut: UnitCurve.circularInSlope(x < 0.5 ? 2 * x : 2 - 2 * x)
    case .circularEaseOutIn: UnitCurve.circularInSlope(x < 0.5 ? 1 - 2 * x : 2 * x - 1)
    case .bezier(let curve): curve.slope(at: x)
    }
  }

  /// A curve that swaps the input and output of this curve. Its value is the input at which this curve reaches a given output.
  public var inverse: UnitCurve {
    switch function {
    case .linear: self
    case .circularEaseIn: UnitCurve(.circularEaseOut)
    case .circularEaseOut: UnitCurve(.circularEaseIn)
    case .circularEaseInOut: UnitCurve(.circularEaseOutIn)
    case .circularEaseOutIn: UnitCurve(.circularEaseInOut)
    case .bezier(let curve): UnitCurve(.bezier(curve.swapped))
    }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension UnitCurve {
  /// A curve that starts and ends slowly.
  @available(iOS, introduced: 17.0, deprecated: 100000.0, renamed: "easeInOut")
  @available(macOS, introduced: 14.0, deprecated: 100000.0, renamed: "easeInOut")
  @available(tvOS, introduced: 17.0, deprecated: 100000.0, renamed: "easeInOut")
  @available(watchOS, introduced: 10.0, deprecated: 100000.0, renamed: "easeInOut")
  public static let easeInEaseOut = bezier(0.42, 0, 0.58, 1)
  /// A curve that starts and ends slowly.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// A curve that starts slowly.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// A curve that ends slowly.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// A quarter circle that's horizontal at the start.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A quarter circle that's horizontal at the end.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarter circles that are horizontal at both ends.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)
  /// A curve whose output equals its input.
  public static let linear = UnitCurve(.linear)
}

extension UnitCurve {
  /// Returns the input limited to 0…1.
  private static func clamped(_ progress: Double) -> Double {
    // NaN fails the comparison and is treated as the start.
    progress > 0 ? min(progress, 1) : 0
  }

  /// Returns the value of the lower-right quarter of a circle centred at (0, 1).
  private static func circularIn(_ x: Double) -> Double {
    1 - (1 - x * x).squareRoot()
  }

  /// Returns the slope of the quarter circle.
  private static func circularInSlope(_ x: Double) -> Double {
    x / (1 - x * x).squareRoot()
  }

  /// Returns the value of a function that consists of a curve scaled to the first half, and its image rotated by 180° in the second half.
  private static func halved(_ x: Double, _ curve: (Double) -> Double) -> Double {
    x < 0.5 ? curve(2 * x) / 2 : 1 - curve(2 - 2 * x) / 2
  }
}
