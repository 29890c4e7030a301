public import Foundation
import RivuletCore

/// A text source that displays a range of dates.
final class DateRangeTextSource: TextSource, @unchecked Sendable {
  private let range: ClosedRange<Date>

  init(_ range: ClosedRange<Date>) {
    self.range = range
  }

  override func resolve(into resolver: inout TextResolver, _ style: TextRunStyle) {
    let environment = resolver.environment
    let isOneDay = environment.calendar.isDate(range.lowerBound, inSameDayAs: range.upperBound)
    let date: Date.FormatStyle.DateStyle = isOneDay ? .omitted : .numeric
    let start = environment.format(range.lowerBound, date: date, time: .shortened)
    let end = environment.format(range.upperBound, date: date, time: .shortened)
    resolver.append("\(start) – \(end)", style)
  }

  override func isSame(as other: TextSource) -> Bool {
    (other as? DateRangeTextSource)?.range == range
  }
}

extension Text {
  /// Creates a text view that displays the start and the end of a range of dates.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public init(_ dates: ClosedRange<Date>) {
    self.init(storage: .source(DateRangeTextSource(dates)))
  }

  /// Creates a text view that displays the start and the end of an interval.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }
}
