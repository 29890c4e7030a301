public import Foundation

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Spring {
  /// A spring that lasts half a second and does not bounce.
  public static var smooth: Spring { smooth() }

  /// Returns a spring without bounce other than the extra bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that lasts half a second and bounces a little (B6.17).
  public static var snappy: Spring { snappy() }

  /// Returns a spring with a little bounce, to which the extra bounce is added.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that lasts half a second and bounces clearly (B6.17).
  public static var bouncy: Spring { bouncy() }

  /// Returns a spring with a clear bounce, to which the extra bounce is added.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
