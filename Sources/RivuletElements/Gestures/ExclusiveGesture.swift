import RivuletCore

/// A gesture that falls back to a second gesture if the first fails (B14.40).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the active gesture.
  @frozen public enum Value {
    /// The first gesture is active or has ended.
    case first(First.Value)
    /// The first gesture has failed, and the second is active or has ended.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two gestures. The second gesture is used if the first fails.
  @inlinable nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: Gesture {
  public typealias Body = Never

  public static func _makeMachine(of gesture: ExclusiveGesture, in context: _GestureContext) -> _GestureMachine<ExclusiveGesture, Value> {
    let first = First._makeMachine(of: gesture.first, in: context)
    let second = Second._makeMachine(of: gesture.second, in: context)
    return _GestureMachine(ExclusiveMachine<First, Second>(first.machine, second.machine)) {
      first.update($0.first)
      second.update($0.second)
    }
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Gesture {
  /// Returns a gesture that falls back to another gesture if this gesture fails.
  @inlinable nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
