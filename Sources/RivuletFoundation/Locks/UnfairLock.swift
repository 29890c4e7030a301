import Foundation

/// A lock that is compatible with the C type of the same name. It must not be moved.
public struct os_unfair_lock {
  fileprivate let lock = NSLock()

  public init() {}
}

/// An alternative C name for the lock.
public typealias os_unfair_lock_s = os_unfair_lock
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Acquires a lock, blocking if necessary.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.lock.lock() }
/// Releases a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.lock.unlock() }
/// Acquires a lock if it is available. Returns true if the lock was acquired.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.pointee.lock.try() }
