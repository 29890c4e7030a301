import Foundation

/// A lock, under its C name. It must not be moved.
public struct os_unfair_lock {
  fileprivate let lock = NSLock()

  public init() {}
}

/// A lock, under its C name.
public typealias os_unfair_lock_s = os_unfair_lock
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Acquires a lock, waiting if necessary.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.lock.lock() }
/// Releases a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.lock.unlock() }
/// Acquires a lock if it is free, and returns true on success.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.pointee.lock.try() }
