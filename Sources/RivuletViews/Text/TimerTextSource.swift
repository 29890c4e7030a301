import Combine
public import Foundation
import RivuletCore

/// The time that has gone by in an interval, or that is left of it, as a clock; it stands at both ends, and where it was paused.
final class TimerTextSource: TextSource, @unchecked Sendable {
  private let interval: ClosedRange<Date>
  private let pauseTime: Date?
  private let countsDown: Bool
  private let showsHours: Bool

  init(_ interval: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool) {
    self.interval = interval
    self.pauseTime = pauseTime
    self.countsDown = countsDown
    self.showsHours = showsHours
  }

  override func resolve(into resolver: inout TextResolver, _ style: TextRunStyle) {
    let now = CombineTime.source.date
    let moment = min(max(pauseTime ?? now, interval.lowerBound), interval.upperBound)
    let seconds = countsDown ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
    // A second is counted down when it is over, and up when it is full.
    let whole = countsDown ? (seconds - 1e-6).rounded(.up) : (seconds + 1e-6).rounded(.down)
    if pauseTime == nil, now < interval.upperBound {
      let next = countsDown ? interval.upperBound - max(whole - 1, 0) : interval.lowerBound + whole + 1
      resolver.nextChange = min(resolver.nextChange ?? .distantFuture, max(next, interval.lowerBound))
    }
    resolver.append(clock(max(whole, 0)), style)
  }

  /// Minutes and seconds, and hours where there are any and they are wanted.
  private func clock(_ seconds: Double) -> String {
    let total = Int(min(seconds, 1e9))
    let (hours, minutes) = showsHours ? (total / 3600, total / 60 % 60) : (0, total / 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(total % 60))" : "\(minutes):\(two(total % 60))"
  }

  override func isSame(as other: TextSource) -> Bool {
    guard let other = other as? TimerTextSource else { return false }
    return interval == other.interval && pauseTime == other.pauseTime && countsDown == other.countsDown && showsHours == other.showsHours
  }
}

extension Text {
  /// A timer that counts in an interval, and stands where it was paused.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
    self.init(
      storage: .source(TimerTextSource(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}
