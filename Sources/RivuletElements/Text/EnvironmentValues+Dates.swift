import Foundation
import RivuletCore

extension EnvironmentValues {
  /// Formats a date with the locale, calendar and time zone of this environment.
  func format(_ date: Date, date style: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
    date.formatted(Date.FormatStyle(date: style, time: time, locale: locale, calendar: calendar, timeZone: timeZone))
  }
}
