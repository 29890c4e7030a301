public import Foundation

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Spring {
  /// A spring with a perceived duration of half a second and no bounce.
  public static var smooth: Spring { smooth() }

  /// Returns a spring with no bounce other than the given extra bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a perceived duration of half a second and a small bounce (B6.17).
  public static var snappy: Spring { snappy() }

  /// Returns a spring with a small bounce plus the given extra bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a perceived duration of half a second and a pronounced bounce (B6.17).
  public static var bouncy: Spring { bouncy() }

  /// Returns a spring with a pronounced bounce plus the given extra bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
