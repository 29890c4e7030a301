public import Foundation

/// Describes dates from another one, such as "1 hour ago" or "tomorrow"; Foundation on Linux has none.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether near days have names.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago"
    case numeric = 0
    /// "yesterday"
    case named = 1
  }

  /// How units are written.
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

  /// Whether near days have names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  /// Where in a sentence the text stands.
  open var formattingContext = Formatter.Context.unknown
  /// Gives the lengths of units.
  open var calendar: Calendar! = ProcessLanguage.calendar
  /// Gives the language.
  open var locale: Locale! = ProcessLanguage.locale

  /// A formatter in the person's language.
  public override init() {
    super.init()
  }

  /// A formatter with default settings: those of the other one are not read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Describes an amount of time from now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    guard let date = (calendar ?? ProcessLanguage.calendar).date(byAdding: dateComponents, to: start) else { return "" }
    return localizedString(for: date, relativeTo: start)
  }

  /// Describes a number of seconds from now; negative ones are past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start + timeInterval, relativeTo: start)
  }

  /// Describes a date as it is seen from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: formatStyle,
      locale: locale ?? ProcessLanguage.locale, calendar: calendar ?? ProcessLanguage.calendar, capitalizationContext: .unknown
    ).format(referenceDate)
  }

  /// Describes a date as it is seen now; nil for anything else.
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
