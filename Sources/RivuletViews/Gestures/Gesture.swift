import RivuletCore

/// Something that contacts do on a view, described by the gestures that it is made of (B14).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What is known of the gesture while it goes on and when it has ended.
  associatedtype Value
  /// The type of the gesture that this one is made of; `Never` for a gesture of the library.
  associatedtype Body: Gesture

  /// What this gesture is made of.
  @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes what follows contacts for a gesture of this type.
  static func _makeMachine(of gesture: Self, in context: _GestureContext) -> _GestureMachine<Self, Value>
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Gesture where Value == Body.Value {
  public static func _makeMachine(of gesture: Self, in context: _GestureContext) -> _GestureMachine<Self, Body.Value> {
    if Body.self == Never.self {
      fatalError("\(Self.self) has no body of its own: its Body is Never, which only gestures of the library may say. Give it a body.")
    }
    let inner = Body._makeMachine(of: gesture.body, in: context)
    return _GestureMachine(inner.machine) { inner.update($0.body) }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Gesture where Body == Never {
  /// Never called: a gesture without a body follows contacts itself.
  public var body: Never {
    fatalError("body of \(Self.self) was asked for, but its Body is Never. Only the library may do without a body.")
  }
}

extension Never: Gesture {
  public typealias Value = Never

  public static func _makeMachine(of gesture: Never, in context: _GestureContext) -> _GestureMachine<Never, Never> {}
}

/// A gesture that may be missing; what is nil never happens (B14.36).
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
