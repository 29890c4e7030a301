package import Dispatch
package import Foundation

/// The clock of the machine.
package struct RealTimeSource: TimeSource {
  /// Creates a source for the machine's clock. The source has no state.
  package init() {}

  package var uptimeNanoseconds: UInt64 { DispatchTime.now().uptimeNanoseconds }
  package var date: Date { Date() }

  package func schedule(
    at deadlineNanoseconds: UInt64, toleranceNanoseconds: UInt64, on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void
  ) -> ScheduledAction {
    let timer = UncheckedSendable(DispatchSource.makeTimerSource(queue: queue))
    let leeway = DispatchTimeInterval.nanoseconds(Int(clamping: toleranceNanoseconds))
    timer.value.schedule(deadline: DispatchTime(uptimeNanoseconds: deadlineNanoseconds), leeway: leeway)
    // The handler retains the timer. Cancelling the timer, here or in the owner, releases the handler.
    timer.value.setEventHandler {
      timer.value.cancel()
      action()
    }
    timer.value.activate()
    return ScheduledAction { timer.value.cancel() }
  }
}
