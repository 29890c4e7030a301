import Foundation

/// A unit of time, from the largest to the smallest.
enum TimeUnit: Int, CaseIterable, Comparable {
  case year, month, week, day, hour, minute, second

  static func < (lhs: TimeUnit, rhs: TimeUnit) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The corresponding unit in `allowedUnits`.
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

  /// The corresponding calendar component.
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

  /// The number of seconds in the unit; nil if the length depends on the date.
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

  /// The corresponding duration unit; nil if the length depends on the date.
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
