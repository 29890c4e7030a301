/// A snapshot of the scoped time source, which can be restored later and elsewhere.
struct TimeScope: Sendable {
  private let source: (any TimeSource)?

  /// Captures the caller's scope.
  init() {
    source = CombineTime.scoped
  }

  /// Runs a closure in the captured scope.
  func run<R>(_ body: () -> R) -> R {
    guard let source else { return body() }
    return CombineTime.withSource(source, body)
  }

  /// Returns an action that runs in the captured scope, on any thread that a scheduler selects.
  ///
  /// As Combine's interface requires, schedulers accept closures that are not sendable. The caller guarantees that the closures may run
  /// there.
  func carry(_ action: @escaping () -> Void) -> @Sendable () -> Void {
    let action = UncheckedSendable(action)
    guard source != nil else { return { action.value() } }
    return { run(action.value) }
  }
}
