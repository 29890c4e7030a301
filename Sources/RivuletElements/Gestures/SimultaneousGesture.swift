import RivuletCore

/// A gesture that consists of two simultaneous gestures (B14.37).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of both gestures.
  @frozen public struct Value {
    /// The value of the first gesture, or nil before it is active.
    public var first: First.Value?
    /// The value of the second gesture, or nil before it is active.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two simultaneous gestures.
  @inlinable nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture: Gesture {
  public typealias Body = Never

  public static func _makeMachine(
    of gesture: SimultaneousGesture, in context: _GestureContext
  ) -> _GestureMachine<SimultaneousGesture, Value> {
    let first = First._makeMachine(of: gesture.first, in: context)
    let second = Second._makeMachine(of: gesture.second, in: context)
    return _GestureMachine(SimultaneousMachine<First, Second>(first.machine, second.machine)) {
      first.update($0.first)
      second.update($0.second)
    }
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Gesture {
  /// Returns a gesture that recognizes this gesture and another gesture simultaneously.
  @inlinable nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}
