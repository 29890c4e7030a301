public import Foundation

/// A formatter that describes quantities of time, such as "1:05" or "1 hour, 5 minutes". This type is missing from Foundation on Linux.
///
/// A formatter may be used from any thread, but must not be changed while it is in use (documentation).
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The style in which units are written.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may appear: years, months, weeks of months, days, hours, minutes and seconds. By default, all of them may appear.
  open var allowedUnits: NSCalendar.Unit = []
  /// The handling of units whose value is zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar, which determines the lengths of units and, through its locale, the language.
  open var calendar: Calendar? = ProcessLanguage.calendar
  /// The start of intervals; nil for the start of 2001.
  open var referenceDate: Date?
  /// A Boolean value that has no effect. Numbers are always integers, as in Apple's frameworks.
  open var allowsFractionalUnits = false
  /// The maximum number of units, or 0 for no limit. Smaller units are dropped without rounding.
  open var maximumUnitCount = 0
  /// A Boolean value that indicates whether a largest unit with the value 1 is converted to the next smaller unit, as in "63s" for "1m 3s".
  open var collapsesLargestUnit = false
  /// A Boolean value that indicates whether "About" precedes the time.
  open var includesApproximationPhrase = false
  /// A Boolean value that indicates whether "remaining" follows the time.
  open var includesTimeRemainingPhrase = false
  /// The formatting context, which has no effect because the text is the same in every context.
  open var formattingContext = Formatter.Context.unknown

  /// Creates a formatter that uses the positional style and the user's language.
  public override init() {
    super.init()
  }

  /// Creates a formatter with default settings. The archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns a description of the time in date components, or nil if no unit can describe it.
  open func string(from components: DateComponents) -> String? {
    let calendar = intervalCalendar
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end, in: calendar)
  }

  /// Returns a description of the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: startDate, to: endDate, in: calendar ?? intervalCalendar)
  }

  /// Returns a description of a number of seconds. Fractions of a second are discarded.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    return string(from: start, to: start + ti.rounded(.towardZero), in: intervalCalendar)
  }

  /// Returns a description of date components or a number of seconds, or nil for any other object.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    case let seconds as any BinaryInteger: string(from: TimeInterval(seconds))
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  /// Returns a description of date components in the given style, with default settings.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = DateComponentsFormatter()
    copy.unitsStyle = unitsStyle
    copy.allowedUnits = allowedUnits
    copy.zeroFormattingBehavior = zeroFormattingBehavior
    copy.calendar = calendar
    copy.referenceDate = referenceDate
    copy.allowsFractionalUnits = allowsFractionalUnits
    copy.maximumUnitCount = maximumUnitCount
    copy.collapsesLargestUnit = collapsesLargestUnit
    copy.includesApproximationPhrase = includesApproximationPhrase
    copy.includesTimeRemainingPhrase = includesTimeRemainingPhrase
    copy.formattingContext = formattingContext
    return copy
  }
}

extension DateComponentsFormatter {
  private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  /// The calendar in a time zone without clock changes, which must not affect an amount of time.
  private var intervalCalendar: Calendar {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    if referenceDate == nil { calendar.timeZone = .gmt }
    return calendar
  }

  private func string(from start: Date, to end: Date, in calendar: Calendar) -> String? {
    let units = TimeUnit.allCases.filter { allowedUnits.isEmpty || allowedUnits.contains($0.calendarUnit) }
    guard !units.isEmpty else { return nil }
    var parts = TimeParts(units, from: start, to: end, in: calendar)
    if collapsesLargestUnit { parts.collapseLargest() }
    parts.dropZeros(zeroFormattingBehavior, isPositional: unitsStyle == .positional)
    if maximumUnitCount > 0 { parts.limit(to: maximumUnitCount) }
    let text = TimeText(locale: calendar.locale ?? ProcessLanguage.locale)
    let padsFirst = zeroFormattingBehavior.contains(.pad)
    let time = unitsStyle == .positional ? text.positional(parts, padsFirst: padsFirst) : text.words(parts, unitsStyle)
    return text.phrase(time, isApproximate: includesApproximationPhrase, isRemaining: includesTimeRemainingPhrase)
  }
}

extension DateComponentsFormatter {
  /// The style in which the units of a time are written.
  public enum UnitsStyle: Int, Sendable {
    /// Digits separated by colons, as in "1:10:05".
    case positional = 0
    /// Abbreviated unit names, as in "1h 10m 5s".
    case abbreviated = 1
    /// Short unit names, as in "1 hr, 10 min, 5 sec".
    case short = 2
    /// Complete unit names, as in "1 hour, 10 minutes, 5 seconds".
    case full = 3
    /// Numbers and unit names as words, as in "one hour, ten minutes, five seconds".
    case spellOut = 4
    /// Brief unit names, as in "1hr 10min 5sec".
    case brief = 5
  }
}
