public import RivuletAnimation

/// The keyframes of one track, in order.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that follows the keyframes.
  associatedtype Value: Animatable = Self.Body.Value
  /// The type of the keyframes that form this content.
  associatedtype Body: KeyframeTrackContent where Body.Value == Value

  /// The keyframes that form this content.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the segment to each keyframe.
  func _addSegments(to segments: inout _KeyframeSegments<Value>)
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension KeyframeTrackContent {
  public func _addSegments(to segments: inout _KeyframeSegments<Value>) { body._addSegments(to: &segments) }
}

/// The segments between the keyframes of a track.
public struct _KeyframeSegments<Value: Animatable> {
  private(set) var segments: [KeyframeSegment<Value.AnimatableData>] = []

  init() {}

  mutating func add(_ target: Value, duration: Double = 0, _ shape: KeyframeSegment<Value.AnimatableData>.Shape) {
    segments.append(KeyframeSegment(to: target.animatableData, duration: duration, shape: shape))
  }
}

@available(*, unavailable)
extension _KeyframeSegments: Sendable {}
