/// The scoped time source that is current at one moment. It can be restored later and elsewhere.
struct TimeScope: Sendable {
  private let source: (any TimeSource)?

  /// Captures the scope of the caller.
  init() {
    source = CombineTime.scoped
  }

  /// Runs a closure in the captured scope.
  func run<R>(_ body: () -> R) -> R {
    guard let source else { return body() }
    return CombineTime.withSource(source, body)
  }

  /// Returns an action that runs in the captured scope, on any thread that a scheduler chooses.
  ///
  /// Schedulers take closures that are not sendable, as Combine's interface requires. The caller promises that they may run there.
  func carry(_ action: @escaping () -> Void) -> @Sendable () -> Void {
    let action = UncheckedSendable(action)
    guard source != nil else { return { action.value() } }
    return { run(action.value) }
  }
}
