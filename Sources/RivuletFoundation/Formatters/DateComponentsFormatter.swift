public import Foundation

/// Describes quantities of time, such as "1:05" or "1 hour, 5 minutes"; Foundation on Linux has none.
///
/// It may be used from any thread, but not changed while it is in use (documentation).
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// Years, months, weeks of months, days, hours, minutes and seconds may be allowed; all of them without a choice.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units whose value is zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// Gives the lengths of units, and the language by its locale.
  open var calendar: Calendar? = ProcessLanguage.calendar
  /// Where intervals begin; nil for the beginning of 2001.
  open var referenceDate: Date?
  /// Kept; numbers are whole, as they are in Apple's frameworks.
  open var allowsFractionalUnits = false
  /// How many units are shown at most; 0 for any number. What is cut off is not rounded.
  open var maximumUnitCount = 0
  /// Whether one of the largest unit is added to the unit below: "63s" for "1m 3s".
  open var collapsesLargestUnit = false
  /// Whether "About" stands before the time.
  open var includesApproximationPhrase = false
  /// Whether "remaining" stands behind the time.
  open var includesTimeRemainingPhrase = false
  /// Kept; the texts are the same in every place.
  open var formattingContext = Formatter.Context.unknown

  /// A formatter for the positional style in the person's language.
  public override init() {
    super.init()
  }

  /// A formatter with default settings: those of the other one are not read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Describes an amount of time that is given by components; nil without a unit to describe it in.
  open func string(from components: DateComponents) -> String? {
    let calendar = intervalCalendar
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end, in: calendar)
  }

  /// Describes the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: startDate, to: endDate, in: calendar ?? intervalCalendar)
  }

  /// Describes a number of seconds; parts of a second are left out.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    return string(from: start, to: start + ti.rounded(.towardZero), in: intervalCalendar)
  }

  /// Describes date components or a number of seconds; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    case let seconds as any BinaryInteger: string(from: TimeInterval(seconds))
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  /// Describes components in a style, with all else as it is by default.
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

  /// The calendar without changes of the clock, which a mere amount of time knows nothing of.
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
