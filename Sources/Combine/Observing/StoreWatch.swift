import Foundation
import Synchronization

/// Tells those who have heard of a coming change away from the main thread when the change has been made.
///
/// The announcement comes before the change. On the main thread whoever hears of it acts later and finds the new value; another thread may
/// be held up in between, while the main thread already looks.
package enum StoreWatch {
  private struct Key: Hashable {
    let thread: UInt
    let watcher: ObjectIdentifier
  }

  private static let count = Atomic<Int>(0)
  private static let waiting = Mutex<[Key: @Sendable () -> Void]>([:])

  /// Calls `action` when a `@Published` property has next been set on this thread; a later action of the same watcher takes its place.
  package static func afterStoring(for watcher: AnyObject, _ action: @escaping @Sendable () -> Void) {
    let key = Key(thread: UInt(pthread_self()), watcher: ObjectIdentifier(watcher))
    let former = waiting.withLock { waiting in
      defer { waiting[key] = action }
      return waiting[key]
    }
    if former == nil { count.add(1, ordering: .releasing) }
  }

  /// A property has its new value; costs next to nothing while nobody waits.
  static func didStore() {
    if count.load(ordering: .acquiring) == 0 { return }
    let thread = UInt(pthread_self())
    let actions = waiting.withLock { waiting in
      let mine = waiting.filter { $0.key.thread == thread }
      for key in mine.keys { waiting[key] = nil }
      return Array(mine.values)
    }
    count.subtract(actions.count, ordering: .releasing)
    for action in actions { action() }
  }
}
