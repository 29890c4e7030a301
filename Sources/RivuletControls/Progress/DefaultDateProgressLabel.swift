import Foundation
public import RivuletCore
import RivuletElements

/// The default label for the progress of a timer: the remaining or elapsed time.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct DefaultDateProgressLabel: Sendable {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  nonisolated init(interval: ClosedRange<Date>, countsDown: Bool) {
    self.interval = interval
    self.countsDown = countsDown
  }
}

extension DefaultDateProgressLabel: View {
  public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown)
  }
}
