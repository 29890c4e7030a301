import Foundation
import OSLog
import Testing

@testable import os

/// Messages for people who look for mistakes, and locks.
struct LoggerTests {
  @Test func `a message holds its values as their formats say`() {
    let (name, share, count) = ("tide", 0.256, 7)
    let message: OSLogMessage =
      "of \(name, privacy: .public): \(share, format: .fixed(precision: 1)) \(count, format: .decimal(minDigits: 3)) \(255, format: .hex) \(name, align: .right(columns: 6))"
    #expect(message.text == "of tide: 0.3 007 ff   tide")
  }

  @Test func `marks of formats may say what is private`() {
    #expect(FormattedMessage.text("%{public}@ took %d of %{private}.1f", ["it" as NSString, 3, 2.5]) == "it took 3 of 2.5")
    #expect(FormattedMessage.text("100 %%", []) == "100 %")
  }

  @Test func `a log takes what its kind allows`() {
    let log = OSLog(subsystem: "org.example", category: "network")
    #expect(log.isEnabled(type: .error) && !OSLog.disabled.isEnabled(type: .fault))
    Logger(log).debug("not written unless debugging is asked for")
    let signposter = OSSignposter(logHandle: log)
    let state = signposter.beginInterval("load")
    signposter.endInterval("load", state)
    #expect(signposter.withIntervalSignpost("work") { 3 } == 3)
  }

  @Test func `a lock lets one thread after the other change its state`() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<1000 { lock.withLock { $0 += 1 } } } }
    }
    #expect(lock.withLock { $0 } == 8000)
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    #expect(!plain.lockIfAvailable())
    plain.unlock()
    #expect(plain.withLock { 5 } == 5)
  }

  @Test func `a lock with its C name is free, or held by one`() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock_s())
    defer {
      lock.deinitialize(count: 1)
      lock.deallocate()
    }
    #expect(os_unfair_lock_trylock(lock) && !os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    os_unfair_lock_lock(lock)
    os_unfair_lock_unlock(lock)
    var stored = os_unfair_lock()
    #expect(os_unfair_lock_trylock(&stored))
    os_unfair_lock_unlock(&stored)
  }
}
