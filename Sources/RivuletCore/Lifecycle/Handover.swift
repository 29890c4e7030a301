/// Hands the newest of some values to an action: as soon as actions run, or once the part of the views is shown that is not there yet.
@MainActor
final class Handover<Value> {
  /// The value that waits to be handed on, and the newest action.
  private var next: (value: Value, action: (Value) -> Void)?

  /// The value that waits to be handed on; nil for none.
  var waiting: Value? { next?.value }

  /// Hands a value on; one that still waits is forgotten.
  func send(_ value: Value, in scope: Scope, to action: @escaping (Value) -> Void) {
    let waits = next != nil
    next = (value, action)
    if waits { return }
    scope.actions.appendHandover { [self] in
      guard let next else { return }
      self.next = nil
      if !scope.isRemoved { next.action(next.value) }
    }
  }
}
