import Foundation

/// Which clock timers and schedulers use.
///
/// There are two levels. The *installed* source is the process's: the real clock until a host sets `source`. A *scoped* source overrides it
/// for a stretch of code, so that tests with a clock each can run side by side. `withSource` binds it as a task-local value, which
/// - holds for everything that the closure calls, and for tasks made in it;
/// - is carried along by whatever is scheduled in it: each closure that a DispatchQueue, RunLoop or OperationQueue scheduler or a timer
///   publisher runs later has the source that was current when it was scheduled;
/// - is remembered by operators with a scheduler (`debounce`, `delay`, `throttle`, `receive(on:)`, `subscribe(on:)`) from their subscription
///   on, so that a value that arrives from elsewhere is timed by the same clock.
///
/// It is lost only where code leaves by another road, such as `DispatchQueue.async`; what is subscribed there uses the installed source.
package enum CombineTime {
  /// The source of the present scope.
  @TaskLocal static var scoped: (any TimeSource)?

  /// The current source. Setting it installs a source for the whole process, outside of scopes.
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
