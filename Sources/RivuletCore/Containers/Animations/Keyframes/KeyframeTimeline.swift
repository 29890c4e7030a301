public import Foundation

/// A description of how a value changes over time, modelled using keyframes.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct KeyframeTimeline<Value> {
  private let tracks: _KeyframeTracks<Value>
  /// The duration of the longest track, in seconds.
  public let duration: TimeInterval

  /// Creates a timeline that starts at an initial value and follows the given keyframes.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content())
  }

  init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
    var tracks = _KeyframeTracks(initialValue)
    keyframes._addTracks(to: &tracks)
    self.tracks = tracks
    duration = tracks.courses.reduce(0) { max($0, $1.duration) }
  }

  /// Returns the interpolated value at a time, in seconds after the start. After the end of a track, its part keeps the value of the last
  /// keyframe.
  public func value(time: TimeInterval) -> Value {
    var value = tracks.initialValue
    for course in tracks.courses { course.apply(to: &value, at: time) }
    return value
  }

  /// Returns the interpolated value at a progress, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

@available(*, unavailable)
extension KeyframeTimeline: Sendable {}
