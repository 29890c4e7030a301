import Dispatch
import Foundation

extension RunLoop {
  /// Returns the lane to this run loop in a mode.
  ///
  /// The main run loop is reached through the main queue, which it serves. This also applies to the run loop that is current on the main
  /// queue: on Linux, the main queue may be served by threads whose run loops never run, or by hosts whose main loop is not Foundation's.
  func lane(mode: RunLoop.Mode) -> Lane {
    if self === RunLoop.main || (MainQueue.isCurrent && self === RunLoop.current) { return Lane(queue: .main) }
    let loop = UncheckedSendable(self)
    return Lane { action in
      loop.value.perform(inModes: [mode], block: action)
      // Adding a block does not wake a sleeping run loop, but a timer that is due does.
      loop.value.add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: mode)
    }
  }
}
