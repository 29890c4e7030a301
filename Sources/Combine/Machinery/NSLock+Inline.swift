import Foundation

// Foundation has `withLock` for all locks, but it is not inlinable. Results then travel through memory, described by type metadata that is
// built at each call.

extension NSLock {
  /// Runs a closure while the lock is held.
  @inline(__always) func withLock<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}

extension NSRecursiveLock {
  /// Runs a closure while the lock is held.
  @inline(__always) func withLock<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}
