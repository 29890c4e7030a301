import Foundation

// Foundation provides `withLock` for all locks, but its version is not inlinable. Results would then travel through memory, described by
// type metadata that is created for each call.

extension NSLock {
  /// Runs a closure while holding the lock.
  @inline(__always) func withLock<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}

extension NSRecursiveLock {
  /// Runs a closure while holding the lock.
  @inline(__always) func withLock<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}
