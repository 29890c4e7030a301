import Foundation

/// Runs `body` on a thread with 512 KB of stack and waits for its end.
func onSmallStack(_ body: @escaping @Sendable () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    isDone.signal()
  }
  thread.stackSize = 512 * 1_024
  thread.start()
  isDone.wait()
}
