package import Foundation
import RivuletCore

/// The changes that a picker makes to the components of a date. Other components are preserved, and results are clamped to the limits
/// (B21.40, B21.41).
struct DateEditor: Equatable {
  let calendar: Calendar
  let limits: DateLimits

  /// Returns the day of `day` at the time of `time`, clamped to the limits.
  func moving(_ time: Date, toDayOf day: Date) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let clock = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: time)
    (parts.hour, parts.minute, parts.second, parts.nanosecond) = (clock.hour, clock.minute, clock.second, clock.nanosecond)
    return limits.clamp(calendar.date(from: parts) ?? day)
  }

  /// Returns a date with one component changed. If the day does not exist in the new month, it becomes the last day of that month.
  func setting(_ component: Calendar.Component, to value: Int, of date: Date) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    parts.setValue(value, for: component)
    if component == .month || component == .year {
      var first = parts
      first.day = 1
      let days = calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0) }
      if let days, let day = parts.day { parts.day = min(day, days.upperBound - 1) }
    }
    return limits.clamp(calendar.date(from: parts) ?? date)
  }

  /// Returns the valid values of a component at the given date.
  func values(of component: Calendar.Component, at date: Date) -> ClosedRange<Int> {
    switch component {
    case .day: bounds(calendar.range(of: .day, in: .month, for: date), 1...31)
    case .month: bounds(calendar.range(of: .month, in: .year, for: date), 1...12)
    case .year: 1...9999
    case .hour: 0...23
    default: 0...59
    }
  }

  private func bounds(_ range: Range<Int>?, _ usual: ClosedRange<Int>) -> ClosedRange<Int> {
    range.flatMap { $0.isEmpty ? nil : $0.lowerBound...($0.upperBound - 1) } ?? usual
  }

  /// Returns a date with one component moved by a number of steps. The component wraps around without affecting the others (B21.42).
  func stepping(_ component: Calendar.Component, by steps: Int, of date: Date) -> Date {
    let values = values(of: component, at: date)
    let count = values.count
    let place = calendar.component(component, from: date) - values.lowerBound
    let next = ((place + steps) % count + count) % count
    return setting(component, to: values.lowerBound + next, of: date)
  }

  /// Returns true if any time on the given day is within the limits.
  func canChoose(dayOf day: Date) -> Bool {
    let start = calendar.startOfDay(for: day)
    guard let end = calendar.date(byAdding: .day, value: 1, to: start) else { return false }
    if let lower = limits.lower, end <= lower { return false }
    if let upper = limits.upper, start > upper { return false }
    return true
  }
}

extension EnvironmentValues {
  /// The environment's calendar, configured with the environment's time zone and locale.
  package var localCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }
}
