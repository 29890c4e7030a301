import Foundation

/// A lock together with the state that it protects.
public struct OSAllocatedUnfairLock<State>: Sendable {
  private let storage: Storage

  private final class Storage: @unchecked Sendable {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  /// Creates a lock with a sendable initial state.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Creates a lock with an initial state that need not be sendable.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs a closure while holding the lock.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Runs a closure while holding the lock.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs a closure if the lock is available, and otherwise returns nil.
  public func withLockIfAvailable<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without state.
  public init() { self.init(uncheckedState: ()) }

  /// Runs a closure while holding the lock.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }

  /// Acquires the lock, waiting if necessary.
  public func lock() { storage.lock.lock() }
  /// Releases the lock.
  public func unlock() { storage.lock.unlock() }
  /// Acquires the lock if it is available. Returns true if the lock was acquired.
  public func lockIfAvailable() -> Bool { storage.lock.try() }
}
