public import Foundation

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Spring {
  /// Returns the value of the spring at a time, as it moves between two values.
  public func value<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V where V: Animatable {
    let way = toValue.animatableData - fromValue.animatableData
    var result = fromValue
    result.animatableData += value(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the velocity of the spring at a time, in units per second, as it moves between two values.
  public func velocity<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V where V: Animatable {
    let way = toValue.animatableData - fromValue.animatableData
    var result = fromValue
    result.animatableData = velocity(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the sum of the spring and damping forces at a position between two values, in units per second squared.
  public func force<V>(fromValue: V, toValue: V, position: V, velocity: V) -> V where V: Animatable {
    let start = fromValue.animatableData
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData - start, position: position.animatableData - start, velocity: velocity.animatableData)
    return result
  }

  /// Returns the time, in seconds, after which the distance to the second value remains less than `epsilon`.
  public func settlingDuration<V>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval where V: Animatable {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
