public import RivuletAnimation

/// A keyframe that immediately moves to the given value without interpolating.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct MoveKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  public typealias Body = MoveKeyframe<Value>

  private let target: Value

  /// Creates a keyframe that immediately moves to the given value.
  public init(_ to: Value) {
    target = to
  }

  public var body: MoveKeyframe<Value> { self }

  public func _addSegments(to segments: inout _KeyframeSegments<Value>) { segments.add(target, .move) }
}

@available(*, unavailable)
extension MoveKeyframe: Sendable {}
