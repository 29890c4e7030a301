/// Passes the newest of some values to an action: as soon as actions run, or once a part of the views that is not shown yet is.
@MainActor
final class Handover<Value> {
  /// The value that waits to be passed on, and the newest action.
  private var next: (value: Value, action: (Value) -> Void)?

  /// The value that waits to be passed on; nil for none.
  var waiting: Value? { next?.value }

  /// Passes on a value. A value that still waits is dropped.
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
