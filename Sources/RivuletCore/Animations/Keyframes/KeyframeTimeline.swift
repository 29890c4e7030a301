public import Foundation

/// A value as a function of time, by keyframes.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct KeyframeTimeline<Value> {
  private let tracks: _KeyframeTracks<Value>
  /// How long the longest track takes, in seconds.
  public let duration: TimeInterval

  /// The course from a value through keyframes.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content())
  }

  init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
    var tracks = _KeyframeTracks(initialValue)
    keyframes._addTracks(to: &tracks)
    self.tracks = tracks
    duration = tracks.courses.reduce(0) { max($0, $1.duration) }
  }

  /// The value some seconds after the beginning; after the end of a track, its last keyframe.
  public func value(time: TimeInterval) -> Value {
    var value = tracks.initialValue
    for course in tracks.courses { course.apply(to: &value, at: time) }
    return value
  }

  /// The value at a part of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

@available(*, unavailable)
extension KeyframeTimeline: Sendable {}
