import Foundation
import Synchronization

/// A namespace for notifying observers after a change that a background thread has announced.
///
/// The announcement precedes the change. On the main thread, an observer acts later and finds the new value. A background thread,
/// however, may be delayed in between, while the main thread already reads the value.
///
/// Invariant: exactly those background threads that are inside `change` have an entry. The entry contains an array for each such call,
/// outermost first.
package enum StoreWatch {
  private typealias Actions = [ObjectIdentifier: @Sendable () -> Void]

  private static let changing = Mutex<[UInt: [Actions]]>([:])

  /// The number of background threads that are currently making a change.
  package static var count: Int { changing.withLock { $0.count } }

  /// Announces and makes a change, and then runs the actions that wait for it.
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

  /// Calls `action` after the innermost change that this thread is currently making. Another action from the same watcher replaces it.
  /// Does nothing if this thread is not making a change, because nothing would trigger the call.
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
