public import Foundation

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Spring {
  /// No overshoot, half a second.
  public static var smooth: Spring { smooth() }

  /// No overshoot but what is added.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A little overshoot, half a second (B6.17).
  public static var snappy: Spring { snappy() }

  /// A little overshoot and what is added.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Clear overshoot, half a second (B6.17).
  public static var bouncy: Spring { bouncy() }

  /// Clear overshoot and what is added.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
