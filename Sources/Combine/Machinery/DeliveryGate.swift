import Foundation

/// Lets one thread at a time deliver downstream, and keeps calls upstream out of that time.
///
/// Links deliver downstream while they have their gate, so that the gates of a pipeline are entered from its source to its end. What is
/// called the other way must not wait for a gate, or two threads could wait for each other: a request that finds the gate taken leaves what
/// there is to deliver to the thread that has it, and a call upstream from inside a delivery is made when the gate has been left. Entering
/// is recursive: a value that is sent from inside a delivery is delivered at once.
///
/// Invariant: `depth` is touched only by the thread that has the gate, and is zero while nobody has it.
final class DeliveryGate {
  private let gate = NSRecursiveLock()
  private let lock = NSLock()
  private var depth = 0
  private var isOwed = false
  private var upcalls: [() -> Void] = []

  /// Delivers when it is this thread's turn; waits for it. What others have left to this thread is delivered by `catchUp`.
  func deliver<R>(catchUp: () -> Void, _ body: () -> R) -> R {
    gate.lock()
    defer { leave(catchUp) }
    depth += 1
    return body()
  }

  /// Delivers with `catchUp` if the gate is free; else leaves that to the thread that holds it, which may be this one and then does it
  /// when it leaves, so that the stack does not grow with what there is to deliver. Never waits.
  func deliverUnlessBusy(_ catchUp: () -> Void) {
    lock.withLock { isOwed = true }
    if !isDelivering { settle(catchUp) }
  }

  /// Calls upstream: at once, or if this thread is delivering, when it has left the gate.
  func callUpstream(_ call: @escaping () -> Void) {
    guard isDelivering else { return call() }
    lock.withLock { upcalls.append(call) }
  }

  /// Whether the calling thread has the gate.
  private var isDelivering: Bool {
    guard gate.try() else { return false }
    defer { gate.unlock() }
    return depth > 0
  }

  /// Leaves the gate, and sees to what came up meanwhile once this thread is outside.
  private func leave(_ catchUp: () -> Void) {
    depth -= 1
    let isOutside = depth == 0
    gate.unlock()
    guard isOutside, lock.withLock({ isOwed || !upcalls.isEmpty }) else { return }
    for call in takeUpcalls() { call() }
    settle(catchUp)
  }

  /// Catches up with what is owed, unless another thread has the gate, which then does.
  private func settle(_ catchUp: () -> Void) {
    while lock.withLock({ isOwed }), gate.try() {
      depth += 1
      if takeDebt() { catchUp() }
      leave(catchUp)
    }
  }

  /// Whether something is owed; it is then seen to.
  private func takeDebt() -> Bool {
    lock.withLock {
      defer { isOwed = false }
      return isOwed
    }
  }

  /// The calls that waited for the gate to be left.
  private func takeUpcalls() -> [() -> Void] {
    lock.withLock {
      defer { upcalls = [] }
      return upcalls
    }
  }
}
