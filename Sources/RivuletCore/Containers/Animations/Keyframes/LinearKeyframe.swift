public import Foundation
public import RivuletAnimation

/// A keyframe that uses simple linear interpolation.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct LinearKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  public typealias Body = LinearKeyframe<Value>

  private let target: Value
  private let duration: TimeInterval
  private let timingCurve: UnitCurve

  /// Creates a keyframe that is reached after a duration in seconds. The timing curve determines the speed of the interpolation.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    target = to
    self.duration = KeyframeDuration.checked(duration, "LinearKeyframe")
    self.timingCurve = timingCurve
  }

  public var body: LinearKeyframe<Value> { self }

  public func _addSegments(to segments: inout _KeyframeSegments<Value>) {
    segments.add(target, duration: duration, .linear(timingCurve))
  }
}

@available(*, unavailable)
extension LinearKeyframe: Sendable {}

/// The validation of keyframe durations specified by apps.
enum KeyframeDuration {
  /// Returns the duration if it is valid. Otherwise, reports an issue and returns 0.
  static func checked(_ duration: Double, _ receiver: StaticString) -> Double {
    if duration >= 0, duration < .infinity { return duration }
    RuntimeIssue.reportOnce(
      .invalidValue, typeName: "\(receiver)",
      "\(receiver) received \(duration) as its duration; 0 is used instead. Pass a finite, nonnegative number of seconds.")
    return 0
  }
}
