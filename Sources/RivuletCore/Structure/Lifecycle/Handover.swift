/// Passes the latest of several values to an action, either as soon as actions run or, in a part of the views that is not shown yet, once
/// that part is shown.
@MainActor
final class Handover<Value> {
  /// The value that is waiting to be passed on, and the latest action.
  private var next: (value: Value, action: (Value) -> Void)?

  /// The value that is waiting to be passed on, if any.
  var waiting: Value? { next?.value }

  /// Passes on a value. A value that is still waiting is dropped.
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
