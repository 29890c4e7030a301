import Dispatch

/// The main thread, which runs the main queue. In asynchronous processes on Linux, `Thread.isMainThread` is false on this thread, so a mark
/// on the queue identifies it.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true
  }

  /// Runs a closure on the main thread and returns its result.
  package static func run<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
    if isCurrent { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }
}
