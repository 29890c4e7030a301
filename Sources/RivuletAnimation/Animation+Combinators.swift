public import Foundation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Animation {
  /// The animation after a number of seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(.delay(delay, kind))
  }

  /// The animation with time passing faster by this factor.
  public func speed(_ speed: Double) -> Animation {
    Animation(.speed(speed, kind))
  }

  /// The animation several times, every other time backwards if it reverses (B6.26).
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeats(repeatCount, autoreverses: autoreverses, kind))
  }

  /// The animation without end, every other time backwards if it reverses (B6.24).
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeats(nil, autoreverses: autoreverses, kind))
  }

  /// The animation with another time at which it counts as complete; it goes on nevertheless (B6.23).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(.logicallyComplete(after: duration, kind))
  }
}
