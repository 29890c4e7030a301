/// The scoped time source of some moment, to be restored later and elsewhere.
struct TimeScope: Sendable {
  private let source: (any TimeSource)?

  /// Remembers the scope of the caller.
  init() {
    source = CombineTime.scoped
  }

  /// Runs a closure in the remembered scope.
  func run<R>(_ body: () -> R) -> R {
    guard let source else { return body() }
    return CombineTime.withSource(source, body)
  }

  /// An action that runs in the remembered scope, on whatever thread a scheduler chooses.
  ///
  /// Schedulers take closures that are not sendable, as Combine's interface has it: it is the caller who promises that they may run
  /// there.
  func carry(_ action: @escaping () -> Void) -> @Sendable () -> Void {
    let action = UncheckedSendable(action)
    guard source != nil else { return { action.value() } }
    return { run(action.value) }
  }
}
