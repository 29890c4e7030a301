/// An action that waits for its time. It is not cancelled by being released.
package struct ScheduledAction: Cancellable, Sendable {
  private let onCancel: @Sendable () -> Void

  /// An action that the closure takes back; the closure may be called more than once and after the action has run.
  package init(onCancel: @escaping @Sendable () -> Void) {
    self.onCancel = onCancel
  }

  package func cancel() {
    onCancel()
  }
}
