public import Foundation
import RivuletGeometry

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Animation {
  /// The duration, in seconds, of a curve animation without an explicit duration (B6.17).
  package static let defaultDuration: TimeInterval = 0.35

  /// Returns an animation that follows a curve for a duration in seconds.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: duration))
  }

  /// Returns an animation that follows the curve with the given control points for a duration in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: CGFloat(p1x), y: CGFloat(p1y)), endControlPoint: UnitPoint(x: CGFloat(p2x), y: CGFloat(p2y))),
      duration: duration)
  }

  /// Returns an animation that starts and ends slowly, with a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// An animation that starts and ends slowly and lasts 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: defaultDuration) }

  /// Returns an animation that starts slowly, with a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// An animation that starts slowly and lasts 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: defaultDuration) }

  /// Returns an animation that ends slowly, with a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// An animation that ends slowly and lasts 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: defaultDuration) }

  /// Returns an animation with constant speed, with a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// An animation with constant speed that lasts 0.35 seconds.
  public static var linear: Animation { linear(duration: defaultDuration) }
}
