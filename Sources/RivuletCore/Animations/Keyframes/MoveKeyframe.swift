public import RivuletAnimation

/// A keyframe that the value jumps to.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct MoveKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  public typealias Body = MoveKeyframe<Value>

  private let target: Value

  /// A keyframe that is there at once.
  public init(_ to: Value) {
    target = to
  }

  public var body: MoveKeyframe<Value> { self }

  public func _addSegments(to segments: inout _KeyframeSegments<Value>) { segments.add(target, .move) }
}

@available(*, unavailable)
extension MoveKeyframe: Sendable {}
