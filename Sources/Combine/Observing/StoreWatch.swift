import Foundation
import Synchronization

/// Tells those who have heard of a coming change away from the main thread when the change has been made.
///
/// The announcement comes before the change. On the main thread whoever hears of it acts later and finds the new value; another thread may
/// be held up in between, while the main thread already looks.
///
/// Invariant: there is an entry for each thread that is inside of `change` away from the main thread, and for no other; it holds an array
/// for each such call, the outermost first.
package enum StoreWatch {
  private typealias Actions = [ObjectIdentifier: @Sendable () -> Void]

  private static let changing = Mutex<[UInt: [Actions]]>([:])

  /// How many threads away from the main one are making a change.
  package static var count: Int { changing.withLock { $0.count } }

  /// Announces a change and makes it, and then runs what waits for that.
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

  /// Calls `action` when the innermost change that is being made on this thread has been made; a later action of the same watcher takes its
  /// place. Does nothing where none is: nothing would tell when to call.
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
