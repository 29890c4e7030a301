import Combine
import Foundation
import RivuletCore
import RivuletElements

extension ProgressSource {
  /// The number of steps in which a timer's progress advances.
  private static var timerSteps: Double { 400 }
  /// The minimum and maximum time between two steps, in seconds.
  private static var stepRange: ClosedRange<Double> { 1 / 30...1 }
  /// The interval for polling an object that doesn't publish its changes, in seconds.
  private static var pollInterval: Double { 0.2 }

  /// Returns the completed fraction, from 0 to 1, and the time of the next update. The fraction is nil if it is unknown, and the time is
  /// nil if no update is due.
  ///
  /// - Parameter clock: The clock to which the source's dates refer.
  func fraction(_ clock: inout DateClock) -> (share: Double?, next: Date?) {
    switch self {
    case .unknown, .configuration: return (nil, nil)
    case .value(let value, let total): return (Self.share(value, of: total), nil)
    case .time(let range, let countsDown):
      let (share, next) = Self.share(of: range, countsDown, at: clock.now(for: range.lowerBound))
      return (share, next.map(clock.timerDate(of:)))
    case .object(let progress):
      let now = CombineTime.source.date
      let share = progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1)
      return (share, progress.isFinished || progress.isCancelled ? nil : now + Self.pollInterval)
    }
  }

  /// Returns a value divided by its total, clamped to 0...1. Values outside that range are reported (B21.46).
  private static func share(_ value: Double, of total: Double) -> Double {
    guard value.isFinite, total.isFinite, total > 0, (0...total).contains(value) else {
      RuntimeIssue.reportOnce(
        .invalidValue, typeName: "ProgressView",
        "ProgressView received the value \(value) of \(total). Only values from 0 to the total can be shown; the nearest of them is shown "
          + "instead.")
      guard total.isFinite, total > 0, !value.isNaN else { return 0 }
      return value < 0 ? 0 : 1
    }
    return value / total
  }

  private static func share(of range: ClosedRange<Date>, _ countsDown: Bool, at now: Date) -> (Double?, Date?) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    guard length > 0 else { return (countsDown ? 0 : 1, nil) }
    let gone = min(max(now.timeIntervalSince(range.lowerBound) / length, 0), 1)
    let step = min(max(length / timerSteps, stepRange.lowerBound), stepRange.upperBound)
    let next: Date? = gone >= 1 ? nil : min(max(now, range.lowerBound) + step, range.upperBound)
    return (countsDown ? 1 - gone : gone, next)
  }
}
