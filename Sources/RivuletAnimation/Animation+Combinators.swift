public import Foundation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Animation {
  /// Returns the animation with its start delayed by a number of seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(.delay(delay, kind))
  }

  /// Returns the animation with time passing faster by the given factor.
  public func speed(_ speed: Double) -> Animation {
    Animation(.speed(speed, kind))
  }

  /// Returns the animation repeated a number of times. With `autoreverses`, every other repetition runs backwards (B6.26).
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeats(repeatCount, autoreverses: autoreverses, kind))
  }

  /// Returns the animation repeated without end. With `autoreverses`, every other repetition runs backwards (B6.24).
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeats(nil, autoreverses: autoreverses, kind))
  }

  /// Returns the animation with a different time at which it counts as complete. It continues to run after that time (B6.23).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(.logicallyComplete(after: duration, kind))
  }
}
