public import RivuletCore

/// A gesture that updates a state while it is in progress (B14.22–B14.26).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture.
  public var base: Base
  /// The state that the gesture updates.
  public var state: GestureState<State>
  /// The closure that updates the state after each change of the gesture's value.
  public var body: (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that updates a state.
  @inlinable nonisolated public init(
    base: Base, state: GestureState<State>, body: @escaping (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

extension GestureStateGesture: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  public static func _makeMachine(of gesture: GestureStateGesture, in context: _GestureContext) -> _GestureMachine<
    GestureStateGesture, Value
  > {
    let inner = Base._makeMachine(of: gesture.base, in: context)
    let machine = UpdatingMachine(inner.machine, gesture.state, gesture.body)
    return _GestureMachine(machine) {
      inner.update($0.base)
      machine.gesture = ($0.state, $0.body)
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Gesture {
  /// Updates a state after each change of this gesture's value. The state is reset when the gesture is over.
  @inlinable public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
