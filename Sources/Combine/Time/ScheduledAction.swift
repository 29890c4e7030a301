/// An action that waits for its time. Releasing it does not cancel it.
package struct ScheduledAction: Cancellable, Sendable {
  private let onCancel: @Sendable () -> Void

  /// Creates an action that the closure cancels. The closure may be called more than once, and after the action has run.
  package init(onCancel: @escaping @Sendable () -> Void) {
    self.onCancel = onCancel
  }

  package func cancel() {
    onCancel()
  }
}
