import Foundation
import Synchronization

/// A watch that notifies observers after a change that a thread other than the main thread announced.
///
/// The announcement precedes the change. On the main thread, an observer acts later and finds the new value. Another thread may be delayed
/// in between, while the main thread already reads the value.
///
/// Invariant: there is an entry for each thread other than the main thread that is inside `change`, and for no other thread; it holds an
/// array for each such call, outermost first.
package enum StoreWatch {
  private typealias Actions = [ObjectIdentifier: @Sendable () -> Void]

  private static let changing = Mutex<[UInt: [Actions]]>([:])

  /// The number of threads, other than the main thread, that are making a change.
  package static var count: Int { changing.withLock { $0.count } }

  /// Announces and makes a change, then runs the actions that wait for it.
  package static func change(_ announceAndStore: () -> Void) {
    if MainQueue.isCurrent { return announceAndStore() }
    let thread = UInt(pthread_self())
    changing.withLock { $0[thread, default: []].append([:]) }
    announceAndStore()
    let actions = changing.withLock { changing in
      let actions = changing[thread]?.popLast() ?? [:]
      if changing[thread]?.isEmpty ?? false { changing[thread] = nil }
      return actions
    }
    for action in actions.values { action() }
  }

  /// Calls `action` after the innermost change that this thread is currently making. A later action from the same watcher replaces it. Does
  /// nothing if this thread is making no change, because nothing would trigger the call.
  package static func afterStoring(for watcher: AnyObject, _ action: @escaping @Sendable () -> Void) {
    let thread = UInt(pthread_self())
    let key = ObjectIdentifier(watcher)
    let former = changing.withLock { changing -> (@Sendable () -> Void)? in
      guard let innermost = changing[thread]?.indices.last else { return nil }
      return changing[thread]?[innermost].updateValue(action, forKey: key)
    }
    withExtendedLifetime(former) {}
  }
}
