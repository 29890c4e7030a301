public import Foundation

/// A value as a function of time, defined by keyframes.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct KeyframeTimeline<Value> {
  private let tracks: _KeyframeTracks<Value>
  /// The duration of the longest track, in seconds.
  public let duration: TimeInterval

  /// Creates the timeline that starts at a value and follows keyframes.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content())
  }

  init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
    var tracks = _KeyframeTracks(initialValue)
    keyframes._addTracks(to: &tracks)
    self.tracks = tracks
    duration = tracks.courses.reduce(0) { max($0, $1.duration) }
  }

  /// Returns the value at a time in seconds after the start. After the end of a track, the value stays at the track's last keyframe.
  public func value(time: TimeInterval) -> Value {
    var value = tracks.initialValue
    for course in tracks.courses { course.apply(to: &value, at: time) }
    return value
  }

  /// Returns the value at a fraction of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

@available(*, unavailable)
extension KeyframeTimeline: Sendable {}
