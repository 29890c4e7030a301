import Foundation

/// The clock that timers and schedulers use.
///
/// There are two levels. The *installed* source belongs to the process and is the real clock until a host sets `source`. A *scoped* source
/// overrides it for a stretch of code, so that tests with separate clocks can run side by side. `withSource` binds it as a task-local
/// value, which
/// - applies to everything that the closure calls, and to tasks created in it;
/// - follows everything scheduled in it: each closure that a DispatchQueue, RunLoop or OperationQueue scheduler or a timer publisher runs
///   later uses the source that was current when it was scheduled;
/// - is remembered by operators with a scheduler (`debounce`, `delay`, `throttle`, `receive(on:)`, `subscribe(on:)`) when they are
///   subscribed to, so that a value that arrives from elsewhere is timed by the same clock.
///
/// It is lost only if code leaves the closure in another way, such as through `DispatchQueue.async`; subscriptions created there use the
/// installed source.
package enum CombineTime {
  /// The source of the current scope.
  @TaskLocal static var scoped: (any TimeSource)?

  /// The current source. Setting it installs a source for the whole process, outside scopes.
  package static var source: any TimeSource {
    get { scoped ?? InstalledTimeSource.shared.source }
    set { InstalledTimeSource.shared.source = newValue }
  }

  /// Runs a closure with its own source.
  package static func withSource<R>(_ source: any TimeSource, _ body: () throws -> R) rethrows -> R {
    try $scoped.withValue(source, operation: body)
  }

  /// Runs an asynchronous closure with its own source.
  package static func withSource<R>(
    _ source: any TimeSource, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R
  ) async rethrows -> R {
    try await $scoped.withValue(source, operation: body, isolation: isolation)
  }
}
