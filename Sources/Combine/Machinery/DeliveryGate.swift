import Foundation

/// A gate that serialises deliveries downstream and keeps calls upstream out of them.
///
/// Links deliver downstream while they hold their gate, so that the gates of a pipeline are entered from its source to its end. Calls in
/// the other direction must not wait for a gate, because two threads could then wait for each other. A request that finds the gate held
/// leaves the delivery to the holding thread. A call upstream from inside a delivery happens after the thread leaves the gate. Entering is
/// recursive: a value that is sent from inside a delivery is delivered immediately.
///
/// Invariant: `depth` is accessed only by the thread that holds the gate, and is zero while no thread holds it.
final class DeliveryGate {
  private let gate = NSRecursiveLock()
  private let lock = NSLock()
  private var depth = 0
  private var isOwed = false
  private var upcalls: [() -> Void] = []

  /// Waits for the gate and delivers with `body`. `catchUp` then makes the deliveries that other threads left to this one.
  func deliver<R>(catchUp: () -> Void, _ body: () -> R) -> R {
    gate.lock()
    defer { leave(catchUp) }
    depth += 1
    return body()
  }

  /// Delivers with `catchUp` if the gate is free. Otherwise it leaves the delivery to the thread that holds the gate. If that thread is the
  /// current one, it delivers when it leaves the gate, so that the stack does not grow with the deliveries. Never waits.
  func deliverUnlessBusy(_ catchUp: () -> Void) {
    lock.withLock { isOwed = true }
    if !isDelivering { settle(catchUp) }
  }

  /// Calls upstream: immediately, or after leaving the gate if this thread is delivering.
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

  /// Leaves the gate. Once this thread is outside, it makes the calls and deliveries that were left to it.
  private func leave(_ catchUp: () -> Void) {
    depth -= 1
    let isOutside = depth == 0
    gate.unlock()
    guard isOutside, lock.withLock({ isOwed || !upcalls.isEmpty }) else { return }
    for call in takeUpcalls() { call() }
    settle(catchUp)
  }

  /// Makes the outstanding deliveries, unless another thread holds the gate and will make them.
  private func settle(_ catchUp: () -> Void) {
    while lock.withLock({ isOwed }), gate.try() {
      depth += 1
      if takeDebt() { catchUp() }
      leave(catchUp)
    }
  }

  /// Returns true if a delivery is outstanding, and clears the flag.
  private func takeDebt() -> Bool {
    lock.withLock {
      defer { isOwed = false }
      return isOwed
    }
  }

  /// Returns the calls that waited for the thread to leave the gate, and clears the list.
  private func takeUpcalls() -> [() -> Void] {
    lock.withLock {
      defer { upcalls = [] }
      return upcalls
    }
  }
}
