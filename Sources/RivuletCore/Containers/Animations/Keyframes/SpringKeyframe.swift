public import Foundation
public import RivuletAnimation

/// A keyframe that uses a spring function to interpolate to the given value.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct SpringKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  public typealias Body = SpringKeyframe<Value>

  private let target: Value
  private let duration: TimeInterval
  private let spring: Spring
  private let startVelocity: Value?

  /// Creates a keyframe that is reached after a duration in seconds. If `duration` is nil, the spring's settling duration applies. If
  /// `startVelocity` is nil, the velocity of the previous motion continues.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    target = to
    // A spring without damping never settles, so its perceptual duration is used instead.
    let settling = spring.settlingDuration
    self.duration = KeyframeDuration.checked(duration ?? (settling.isFinite ? settling : spring.duration), "SpringKeyframe")
    self.spring = spring
    self.startVelocity = startVelocity
  }

  public var body: SpringKeyframe<Value> { self }

  public func _addSegments(to segments: inout _KeyframeSegments<Value>) {
    segments.add(target, duration: duration, .spring(spring, start: startVelocity?.animatableData))
  }
}

@available(*, unavailable)
extension SpringKeyframe: Sendable {}
