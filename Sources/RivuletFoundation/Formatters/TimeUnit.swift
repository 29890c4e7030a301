import Foundation

/// A unit that times are described in, from the largest to the smallest.
enum TimeUnit: Int, CaseIterable, Comparable {
  case year, month, week, day, hour, minute, second

  static func < (lhs: TimeUnit, rhs: TimeUnit) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The unit by the name that `allowedUnits` has for it.
  var calendarUnit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The unit by the name that calendars have for it.
  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// How many seconds it has; nil where that depends on the date.
  var seconds: Int? {
    switch self {
    case .year, .month: nil
    case .week: 604_800
    case .day: 86_400
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    }
  }

  /// The unit by the name that durations have for it; nil where that depends on the date.
  var durationUnit: Duration.UnitsFormatStyle.Unit? {
    switch self {
    case .year, .month: nil
    case .week: .weeks
    case .day: .days
    case .hour: .hours
    case .minute: .minutes
    case .second: .seconds
    }
  }
}
