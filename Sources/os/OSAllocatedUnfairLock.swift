/// A lock with the state that it protects.
public struct OSAllocatedUnfairLock<State>: Sendable {
  private let storage: Storage

  private final class Storage: @unchecked Sendable {
    let lock = UnfairLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  /// A lock of a state that may be handed on.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// A lock of a state.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs a closure that nothing else runs beside.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Runs a closure that nothing else runs beside.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs a closure unless another one runs; nil then.
  public func withLockIfAvailable<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result? {
    guard storage.lock.tryLock() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Runs a closure that nothing else runs beside.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }

  /// Waits for the lock.
  public func lock() { storage.lock.lock() }
  /// Releases the lock.
  public func unlock() { storage.lock.unlock() }
  /// Takes the lock if it is free.
  public func lockIfAvailable() -> Bool { storage.lock.tryLock() }
}
