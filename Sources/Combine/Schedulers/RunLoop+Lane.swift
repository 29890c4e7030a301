import Dispatch
import Foundation

extension RunLoop {
  /// Returns the lane to this run loop, in one mode.
  ///
  /// The main run loop is reached through the main queue, which it serves. So is the loop that is current on the main queue. On Linux,
  /// threads whose own loops never run may serve the main queue, and so may hosts whose main loop is not Foundation's.
  func lane(mode: RunLoop.Mode) -> Lane {
    if self === RunLoop.main || (MainQueue.isCurrent && self === RunLoop.current) { return Lane(queue: .main) }
    let loop = UncheckedSendable(self)
    return Lane { action in
      loop.value.perform(inModes: [mode], block: action)
      // Adding a block does not wake a sleeping loop; a due timer does.
      loop.value.add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: mode)
    }
  }
}
