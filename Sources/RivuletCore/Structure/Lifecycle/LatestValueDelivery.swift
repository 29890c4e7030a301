/// Delivers the latest of several values to an action. Delivery happens as soon as actions run or, in content that isn't shown yet, once
/// that content is shown.
@MainActor
final class LatestValueDelivery<Value> {
  /// The value that is waiting for delivery, and the latest action.
  private var next: (value: Value, action: (Value) -> Void)?

  /// The value that is waiting for delivery, if any.
  var waiting: Value? { next?.value }

  /// Delivers a value. Replaces a value that is still waiting.
  func send(_ value: Value, in scope: Scope, to action: @escaping (Value) -> Void) {
    let waits = next != nil
    next = (value, action)
    if waits { return }
    scope.actions.appendDelivery { [self] in
      guard let next else { return }
      self.next = nil
      if !scope.isRemoved { next.action(next.value) }
    }
  }
}
