public import Foundation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Animation {
  /// Returns this animation, delayed by a number of seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(.delay(delay, kind))
  }

  /// Returns this animation, sped up by the given factor.
  public func speed(_ speed: Double) -> Animation {
    Animation(.speed(speed, kind))
  }

  /// Returns this animation, repeated a number of times. If `autoreverses` is true, every other repetition runs backward (B6.26).
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeats(repeatCount, autoreverses: autoreverses, kind))
  }

  /// Returns this animation, repeated indefinitely. If `autoreverses` is true, every other repetition runs backward (B6.24).
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeats(nil, autoreverses: autoreverses, kind))
  }

  /// Returns this animation, logically complete after the given number of seconds. The animation may continue to run after that time
  /// (B6.23).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(.logicallyComplete(after: duration, kind))
  }
}
