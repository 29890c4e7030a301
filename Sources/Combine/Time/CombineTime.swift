import Foundation

/// The clock that timers and schedulers use.
///
/// Sources exist on two levels. The *installed* source applies to the entire process, and is the real clock unless a host sets `source`.
/// A *scoped* source overrides it for a section of code, so that tests with separate clocks can run concurrently. `withSource` binds the
/// source as a task-local value, which
/// - applies to everything that the closure calls, and to tasks created in it;
/// - applies to everything scheduled in the closure: each closure that a DispatchQueue, RunLoop or OperationQueue scheduler or a timer
///   publisher runs later uses the source that was current when it was scheduled;
/// - is captured by operators that use a scheduler (`debounce`, `delay`, `throttle`, `receive(on:)`, `subscribe(on:)`) when they are
///   subscribed to, so that a value that arrives from elsewhere is timed by the same clock.
///
/// The scope is lost only if code leaves the closure in another way, such as through `DispatchQueue.async`. Subscriptions created there
/// use the installed source.
package enum CombineTime {
  /// The source of the current scope; nil outside scopes.
  @TaskLocal static var scoped: (any TimeSource)?

  /// The current source. Setting this property installs a source for the entire process, which applies outside scopes.
  package static var source: any TimeSource {
    get { scoped ?? InstalledTimeSource.shared.source }
    set { InstalledTimeSource.shared.source = newValue }
  }

  /// Runs a closure with a scoped source.
  package static func withSource<R>(_ source: any TimeSource, _ body: () throws -> R) rethrows -> R {
    try $scoped.withValue(source, operation: body)
  }

  /// Runs an asynchronous closure with a scoped source.
  package static func withSource<R>(
    _ source: any TimeSource, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R
  ) async rethrows -> R {
    try await $scoped.withValue(source, operation: body, isolation: isolation)
  }
}
