import Foundation
import RivuletCore

extension EnvironmentValues {
  /// A date as the locale, calendar and time zone of this environment have it.
  func format(_ date: Date, date style: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
    date.formatted(Date.FormatStyle(date: style, time: time, locale: locale, calendar: calendar, timeZone: timeZone))
  }
}
