public import Foundation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Animation {
  /// Returns a spring animation that combines additively with earlier animations (B6.19). The initial velocity is expressed in multiples of
  /// the total distance per second.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(.interpolatingSpring(spring, initialVelocity: initialVelocity))
  }

  /// Returns an additive spring animation with the given physical properties. The damping may exceed the critical damping.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true), initialVelocity: initialVelocity)
  }

  /// Returns an additive spring animation with the given bounce and perceived duration in seconds.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// An additive spring animation with a perceived duration of half a second and no bounce.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
}
