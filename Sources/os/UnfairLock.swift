import Foundation

/// A lock of the system.
final class UnfairLock: @unchecked Sendable {
  private let mutex = NSLock()

  func lock() { mutex.lock() }
  func unlock() { mutex.unlock() }
  func tryLock() -> Bool { mutex.try() }
}

/// A lock under its name in C. It must stay where it is.
public struct os_unfair_lock {
  fileprivate let lock = UnfairLock()

  public init() {}
}

/// A lock under its name in C.
public typealias os_unfair_lock_s = os_unfair_lock
/// A lock of its own place.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits for a lock.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.lock.lock() }
/// Releases a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.lock.unlock() }
/// Takes a lock if it is free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.pointee.lock.tryLock() }
