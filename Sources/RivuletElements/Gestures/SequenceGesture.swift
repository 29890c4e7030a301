import RivuletCore

/// A gesture that consists of two gestures in sequence (B14.38, B14.39).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The value of the active gesture.
  @frozen public enum Value {
    /// The first gesture is in progress.
    case first(First.Value)
    /// The first gesture has ended. The second value is nil until the second gesture is active.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two gestures in sequence.
  @inlinable nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture: Gesture {
  public typealias Body = Never

  public static func _makeMachine(of gesture: SequenceGesture, in context: _GestureContext) -> _GestureMachine<SequenceGesture, Value> {
    let first = First._makeMachine(of: gesture.first, in: context)
    let second = Second._makeMachine(of: gesture.second, in: context)
    return _GestureMachine(SequenceMachine<First, Second>(first.machine, second.machine)) {
      first.update($0.first)
      second.update($0.second)
    }
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Gesture {
  /// Returns a gesture that continues with another gesture after this gesture ends.
  @inlinable public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
