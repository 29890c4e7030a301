public import Foundation
import RivuletCore

/// A text source that displays the elapsed or remaining time of an interval as a clock. The clock stops at both ends and at the pause time.
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
    let now = resolver.clock.now(for: interval.lowerBound)
    let moment = min(max(pauseTime ?? now, interval.lowerBound), interval.upperBound)
    let seconds = countsDown ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
    // A countdown is rounded up, and a count-up is rounded down, so that the display changes when a second has passed.
    let whole = countsDown ? (seconds - 1e-6).rounded(.up) : (seconds + 1e-6).rounded(.down)
    if pauseTime == nil, now < interval.upperBound {
      let next = countsDown ? interval.upperBound - max(whole - 1, 0) : interval.lowerBound + whole + 1
      resolver.nextChange = min(resolver.nextChange ?? .distantFuture, max(next, interval.lowerBound))
    }
    resolver.append(clock(max(whole, 0)), style)
  }

  /// Formats a time as minutes and seconds, including hours if there are any and `showsHours` is true.
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
  /// Creates a text view that counts the time in an interval and stops at the pause time.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
    self.init(
      storage: .source(TimerTextSource(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}
