import Foundation

/// A gate that serialises downstream deliveries and keeps upstream calls out of them.
///
/// Links hold their gate while they deliver downstream, so that the gates of a pipeline are entered from its source to its end. Calls in
/// the opposite direction must not wait for a gate, because two threads could then wait for each other. If a request finds the gate
/// occupied, the thread that holds the gate makes the delivery. An upstream call made during a delivery is deferred until the thread
/// leaves the gate. The gate is recursive: a value sent during a delivery is delivered immediately.
///
/// Invariant: only the thread that holds the gate accesses `depth`, which is zero while no thread holds the gate.
final class DeliveryGate {
  private let gate = NSRecursiveLock()
  private let lock = NSLock()
  private var depth = 0
  private var isOwed = false
  private var upcalls: [() -> Void] = []

  /// Waits for the gate and delivers with `body`. Then calls `catchUp` to make the deliveries that other threads have deferred to this one.
  func deliver<R>(catchUp: () -> Void, _ body: () -> R) -> R {
    gate.lock()
    defer { leave(catchUp) }
    depth += 1
    return body()
  }

  /// Delivers with `catchUp` if the gate is free, and otherwise defers the delivery to the thread that holds the gate. If that is the
  /// current thread, it delivers after leaving the gate, so that deliveries don't grow the stack. The method never waits.
  func deliverUnlessBusy(_ catchUp: () -> Void) {
    lock.withLock { isOwed = true }
    if !isDelivering { settle(catchUp) }
  }

  /// Makes a call upstream: immediately, or after the gate is left if this thread is delivering.
  func callUpstream(_ call: @escaping () -> Void) {
    guard isDelivering else { return call() }
    lock.withLock { upcalls.append(call) }
  }

  /// True if the calling thread holds the gate.
  private var isDelivering: Bool {
    guard gate.try() else { return false }
    defer { gate.unlock() }
    return depth > 0
  }

  /// Leaves the gate. After the outermost exit, makes the calls and deliveries that were deferred to this thread.
  private func leave(_ catchUp: () -> Void) {
    depth -= 1
    let isOutside = depth == 0
    gate.unlock()
    guard isOutside, lock.withLock({ isOwed || !upcalls.isEmpty }) else { return }
    for call in takeDeferredCalls() { call() }
    settle(catchUp)
  }

  /// Makes the outstanding deliveries, unless another thread holds the gate and will make them.
  private func settle(_ catchUp: () -> Void) {
    while lock.withLock({ isOwed }), gate.try() {
      depth += 1
      if takeOwedFlag() { catchUp() }
      leave(catchUp)
    }
  }

  /// Clears the flag for an outstanding delivery. Returns the flag's previous value.
  private func takeOwedFlag() -> Bool {
    lock.withLock {
      defer { isOwed = false }
      return isOwed
    }
  }

  /// Removes and returns the upstream calls that were deferred until the thread leaves the gate.
  private func takeDeferredCalls() -> [() -> Void] {
    lock.withLock {
      defer { upcalls = [] }
      return upcalls
    }
  }
}
