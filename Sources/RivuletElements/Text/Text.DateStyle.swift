import Foundation

extension Text {
  /// A style for displaying a date.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public struct DateStyle: Sendable, Hashable {
    package enum Kind: Hashable, Sendable {
      case time, date, relative, offset, timer
    }

    package let kind: Kind

    /// The time of day: 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// The day: June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// The interval from now without a direction, kept up to date: 2 hr, 23 min.
    public static let relative = DateStyle(kind: .relative)
    /// The interval from now with its direction, kept up to date: +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// The interval from now as a clock, kept up to date: 36:59:01.
    public static let timer = DateStyle(kind: .timer)
  }
}
