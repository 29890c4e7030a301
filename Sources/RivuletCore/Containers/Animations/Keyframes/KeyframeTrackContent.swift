public import RivuletAnimation

/// A group of keyframes that define the values of a track.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol KeyframeTrackContent<Value> {
  /// The type of value that the keyframes animate.
  associatedtype Value: Animatable = Self.Body.Value
  /// The type of keyframe track content that represents the body of this content.
  associatedtype Body: KeyframeTrackContent where Body.Value == Value

  /// The composition of content that comprises the keyframes.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  /// Adds a segment for each keyframe.
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
