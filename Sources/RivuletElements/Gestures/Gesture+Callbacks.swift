public import RivuletCore

/// A gesture that runs a closure when it ends.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct _EndedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Content.Value

  public static func _makeMachine(of gesture: _EndedGesture, in context: _GestureContext) -> _GestureMachine<_EndedGesture, Value> {
    let inner = Content._makeMachine(of: gesture.content, in: context)
    let machine = EndMachine(inner.machine, gesture.action)
    return _GestureMachine(machine) {
      inner.update($0.content)
      machine.action = $0.action
    }
  }
}

/// A gesture that runs a closure when its value changes.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Content.Value

  public static func _makeMachine(of gesture: _ChangedGesture, in context: _GestureContext) -> _GestureMachine<_ChangedGesture, Value> {
    let inner = Content._makeMachine(of: gesture.content, in: context)
    let machine = ChangesMachine(inner.machine, gesture.action)
    return _GestureMachine(machine) {
      inner.update($0.content)
      machine.action = $0.action
    }
  }
}

/// A gesture that transforms the value of another gesture.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct _MapGesture<Content: Gesture, Value> {
  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: Gesture {
  public typealias Body = Never

  public static func _makeMachine(of gesture: _MapGesture, in context: _GestureContext) -> _GestureMachine<_MapGesture, Value> {
    let inner = Content._makeMachine(of: gesture.content, in: context)
    let machine = MapMachine(inner.machine, gesture.transform)
    return _GestureMachine(machine) {
      inner.update($0.content)
      machine.transform = $0.transform
    }
  }
}

/// A gesture that follows only contacts that start while modifier keys are pressed.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct _ModifiersGesture<Content: Gesture> {
  let content: Content
  let modifiers: EventModifiers
}

extension _ModifiersGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Content.Value

  public static func _makeMachine(of gesture: _ModifiersGesture, in context: _GestureContext) -> _GestureMachine<_ModifiersGesture, Value> {
    let inner = Content._makeMachine(of: gesture.content, in: context)
    return _GestureMachine(ModifiersMachine(inner.machine, gesture.modifiers)) { inner.update($0.content) }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Gesture {
  /// Runs a closure with the last value when the gesture ends (B14.22).
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Returns a gesture with transformed values.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Returns a gesture that follows only contacts that start while modifier keys are pressed.
  @available(macOS 10.15, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Gesture where Value: Equatable {
  /// Runs a closure when the value of this gesture changes (B14.21).
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
