public import Foundation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Animation {
  /// Returns a spring animation that continues the motion of an earlier spring (B6.19).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(.spring(spring, blendDuration: blendDuration))
  }

  /// Returns a spring animation with the given bounce and perceived duration in seconds. It continues the motion of an earlier spring.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// Returns a spring animation with the given response in seconds and damping fraction. It continues the motion of an earlier spring.
  @_disfavoredOverload
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring animation with a perceived duration of half a second and no bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// Returns a quick spring animation for values that follow a finger.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
  }

  /// Returns a quick spring animation for values that follow a finger, with the given response in seconds and damping fraction (B6.17).
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A quick spring animation with the default values.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A spring animation with a perceived duration of half a second and no bounce.
  public static var smooth: Animation { smooth() }

  /// Returns a spring animation with no bounce other than the given extra bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring animation with a perceived duration of half a second and a small bounce.
  public static var snappy: Animation { snappy() }

  /// Returns a spring animation with a small bounce plus the given extra bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring animation with a perceived duration of half a second and a pronounced bounce.
  public static var bouncy: Animation { bouncy() }

  /// Returns a spring animation with a pronounced bounce plus the given extra bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}
