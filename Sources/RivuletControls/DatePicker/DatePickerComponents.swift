package import Foundation

/// The components of a date that a picker displays.
@available(iOS 13.0, macOS 10.15, watchOS 10.0, *)
@available(tvOS, unavailable)
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// Year, month and day.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// The first and last date that people can choose. A nil limit is open.
package struct DateLimits: Equatable, Sendable {
  package var lower: Date?
  package var upper: Date?

  package init(lower: Date? = nil, upper: Date? = nil) {
    self.lower = lower
    self.upper = upper
  }

  /// Returns the date clamped to the limits.
  func clamp(_ date: Date) -> Date {
    let raised = lower.map { max($0, date) } ?? date
    return upper.map { min($0, raised) } ?? raised
  }
}
