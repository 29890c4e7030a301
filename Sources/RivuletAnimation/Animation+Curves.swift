public import Foundation
import RivuletGeometry

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Animation {
  /// How long curves last unless they are told (B6.17).
  package static let defaultDuration: TimeInterval = 0.35

  /// Along a curve, in a number of seconds.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: duration))
  }

  /// Along a curve with these two control points, in a number of seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: CGFloat(p1x), y: CGFloat(p1y)), endControlPoint: UnitPoint(x: CGFloat(p2x), y: CGFloat(p2y))),
      duration: duration)
  }

  /// Slow at both ends, in a number of seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Slow at both ends, in 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: defaultDuration) }

  /// Slow at the beginning, in a number of seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Slow at the beginning, in 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: defaultDuration) }

  /// Slow at the end, in a number of seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Slow at the end, in 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: defaultDuration) }

  /// At the same speed all the way, in a number of seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// At the same speed all the way, in 0.35 seconds.
  public static var linear: Animation { linear(duration: defaultDuration) }
}
