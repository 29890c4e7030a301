public import Foundation

/// A formatter that describes a date relative to another one, such as "1 hour ago" or "tomorrow". Foundation on Linux lacks it.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// The style in which near days are described.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago"
    case numeric = 0
    /// "yesterday"
    case named = 1
  }

  /// The style in which units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago"
    case full = 0
    /// "two months ago"
    case spellOut = 1
    /// "2 mo. ago"
    case short = 2
    /// "2mo ago"
    case abbreviated = 3
  }

  /// The style in which near days are described.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The style in which units are written.
  open var unitsStyle = UnitsStyle.full
  /// The position of the text in a sentence.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar, which determines the lengths of units.
  open var calendar: Calendar! = ProcessLanguage.calendar
  /// The locale, which determines the language.
  open var locale: Locale! = ProcessLanguage.locale

  /// Creates a formatter in the user's language.
  public override init() {
    super.init()
  }

  /// Creates a formatter with default settings. Settings are not read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns a description of an amount of time from now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    guard let date = (calendar ?? ProcessLanguage.calendar).date(byAdding: dateComponents, to: start) else { return "" }
    return localizedString(for: date, relativeTo: start)
  }

  /// Returns a description of a number of seconds from now. Negative numbers are in the past.
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
