/// An action that is waiting for its time. Releasing this value does not cancel the action.
package struct ScheduledAction: Cancellable, Sendable {
  private let onCancel: @Sendable () -> Void

  /// Creates an action that a closure cancels. The closure may be called more than once, and after the action has run.
  package init(onCancel: @escaping @Sendable () -> Void) {
    self.onCancel = onCancel
  }

  package func cancel() {
    onCancel()
  }
}
