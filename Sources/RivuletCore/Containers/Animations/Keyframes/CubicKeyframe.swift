public import Foundation
public import RivuletAnimation

/// A keyframe that uses a cubic curve to smoothly interpolate the value.
///
/// Unspecified velocities are chosen for smooth motion. Adjacent cubic keyframes form a Catmull-Rom spline, and a cubic keyframe next to a
/// keyframe of a different kind continues that keyframe's velocity. The value is at rest at both ends of the track.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct CubicKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  public typealias Body = CubicKeyframe<Value>

  private let target: Value
  private let duration: TimeInterval
  private let startVelocity: Value?
  private let endVelocity: Value?

  /// Creates a keyframe that is reached after a duration in seconds. Velocities are in units per second.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    target = to
    self.duration = KeyframeDuration.checked(duration, "CubicKeyframe")
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }

  public var body: CubicKeyframe<Value> { self }

  public func _addSegments(to segments: inout _KeyframeSegments<Value>) {
    segments.add(target, duration: duration, .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
  }
}

@available(*, unavailable)
extension CubicKeyframe: Sendable {}
