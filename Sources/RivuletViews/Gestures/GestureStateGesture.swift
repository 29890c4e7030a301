public import RivuletCore

/// Keeps a state as long as a gesture goes on (B14.22–B14.26).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture.
  public var base: Base
  /// What it keeps.
  public var state: GestureState<State>
  /// Changes the state with each change of the gesture's value.
  public var body: (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void

  /// A gesture that keeps a state.
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
  /// Changes a state with each change of this gesture's value; it goes back when the gesture is over.
  @inlinable public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
