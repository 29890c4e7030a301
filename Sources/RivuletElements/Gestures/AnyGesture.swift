import RivuletCore

/// A type-erased gesture.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never

  private let storage: AnyGestureStorage<Value>

  /// Creates a type-erased gesture from a gesture.
  public init<T: Gesture>(_ gesture: T) where Value == T.Value {
    storage = TypedGestureStorage(gesture)
  }

  public static func _makeMachine(of gesture: AnyGesture, in context: _GestureContext) -> _GestureMachine<AnyGesture, Value> {
    let (inner, update) = gesture.storage.makeMachine(in: context)
    let machine = SwitchedMachine(inner)
    return _GestureMachine(machine) {
      // A gesture of another type replaces this gesture, so the machine stops.
      if !update($0.storage) { machine.stop() }
    }
  }
}

/// The type-erased storage of a gesture.
@MainActor
class AnyGestureStorage<Value> {
  init() {}

  /// Returns a machine that follows contacts, and a function that updates the machine with a newer gesture. The function returns false if
  /// the gesture has another type.
  func makeMachine(in context: _GestureContext) -> (GestureMachine<Value>, (AnyGestureStorage<Value>) -> Bool) {
    fatalError("AnyGestureStorage is abstract; a TypedGestureStorage knows the type.")
  }
}

private final class TypedGestureStorage<Source: Gesture>: AnyGestureStorage<Source.Value> {
  private let gesture: Source

  init(_ gesture: Source) {
    self.gesture = gesture
  }

  override func makeMachine(in context: _GestureContext) -> (GestureMachine<Source.Value>, (AnyGestureStorage<Source.Value>) -> Bool) {
    let made = Source._makeMachine(of: gesture, in: context)
    return (
      made.machine,
      { storage in
        guard let same = storage as? TypedGestureStorage<Source> else { return false }
        made.update(same.gesture)
        return true
      }
    )
  }
}
