/// A type whose values can be added to each other and multiplied by a number, so that animations can interpolate them (B6.25).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a number.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of all components. Animations end when the remaining distance is small according to this measure.
  var magnitudeSquared: Double { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension VectorArithmetic {
  /// Returns the value with each component multiplied by a number.
  @inlinable public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves this value toward another value by a fraction of the distance. An amount of 0 leaves this value unchanged; an amount of 1
  /// reaches the other value.
  @inlinable public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// Returns this value moved toward another value by a fraction of the distance. An amount of 0 returns this value; an amount of 1 returns
  /// the other value.
  @inlinable public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}
