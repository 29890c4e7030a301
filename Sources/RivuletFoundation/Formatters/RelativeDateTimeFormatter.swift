public import Foundation

/// A formatter that describes a date relative to another one, such as "1 hour ago" or "tomorrow". This type is missing from Foundation on
/// Linux.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// The style that describes dates near the reference date.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers only, as in "1 day ago".
    case numeric = 0
    /// Names where possible, as in "yesterday".
    case named = 1
  }

  /// The style in which units are written.
  public enum UnitsStyle: Int, Sendable {
    /// Complete unit names, as in "2 months ago".
    case full = 0
    /// Numbers as words, as in "two months ago".
    case spellOut = 1
    /// Short unit names, as in "2 mo. ago".
    case short = 2
    /// Abbreviated unit names, as in "2mo ago".
    case abbreviated = 3
  }

  /// The style that describes dates near the reference date.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The style in which units are written.
  open var unitsStyle = UnitsStyle.full
  /// The context in which the text appears in a sentence.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar, which determines the lengths of units.
  open var calendar: Calendar! = ProcessLanguage.calendar
  /// The locale, which determines the language.
  open var locale: Locale! = ProcessLanguage.locale

  /// Creates a formatter in the user's language.
  public override init() {
    super.init()
  }

  /// Creates a formatter with default settings. The archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns a description of an amount of time relative to now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    guard let date = (calendar ?? ProcessLanguage.calendar).date(byAdding: dateComponents, to: start) else { return "" }
    return localizedString(for: date, relativeTo: start)
  }

  /// Returns a description of a number of seconds relative to now. A negative number is in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start + timeInterval, relativeTo: start)
  }

  /// Returns a description of a date relative to another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: formatStyle,
      locale: locale ?? ProcessLanguage.locale, calendar: calendar ?? ProcessLanguage.calendar, capitalizationContext: .unknown
    ).format(referenceDate)
  }

  /// Returns a description of a date relative to now, or nil for any other object.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var formatStyle: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}
