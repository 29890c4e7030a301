import RivuletCore

/// A pattern of contacts on a view, which can be composed of other gestures (B14).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of the gesture's value while the gesture is active and after it has ended.
  associatedtype Value
  /// The type of the gesture's body, or `Never` for a gesture that the library implements.
  associatedtype Body: Gesture

  /// The content and behaviour of the gesture.
  @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the machine that follows contacts for a gesture of this type.
  static func _makeMachine(of gesture: Self, in context: _GestureContext) -> _GestureMachine<Self, Value>
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Gesture where Value == Body.Value {
  public static func _makeMachine(of gesture: Self, in context: _GestureContext) -> _GestureMachine<Self, Body.Value> {
    if Body.self == Never.self {
      fatalError("\(Self.self) has no body: its Body is Never, which only the library's own gestures may use. Give it a body.")
    }
    let inner = Body._makeMachine(of: gesture.body, in: context)
    return _GestureMachine(inner.machine) { inner.update($0.body) }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Gesture where Body == Never {
  /// Never called, because the library implements gestures without a body.
  public var body: Never {
    fatalError("body of \(Self.self) was accessed, but its Body is Never. Only the library's own types may omit a body.")
  }
}

extension Never: Gesture {
  public typealias Value = Never

  public static func _makeMachine(of gesture: Never, in context: _GestureContext) -> _GestureMachine<Never, Never> {}
}

/// An optional gesture. A nil gesture never succeeds (B14.36).
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Body = Never
  public typealias Value = Wrapped.Value

  public static func _makeMachine(of gesture: Wrapped?, in context: _GestureContext) -> _GestureMachine<Wrapped?, Value> {
    let inner = gesture.map { Wrapped._makeMachine(of: $0, in: context) }
    let machine = SwitchedMachine(inner?.machine)
    return _GestureMachine(machine) { gesture in
      if let gesture, let inner { inner.update(gesture) } else { machine.stop() }
    }
  }
}
