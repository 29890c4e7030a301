public import Foundation

/// A formatter for measurements and units, such as "3.107 mi". This type is missing from Foundation on Linux.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Options that determine the unit.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Uses the measurement's own unit.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// Uses a unit that suits the magnitude of the measurement.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Formats a temperature with only a degree sign.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The options that determine the unit. By default, the formatter uses the region's usual unit for the dimension.
  open var unitOptions: UnitOptions = []
  /// The width of the unit's name.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale, which determines the language and the region's units.
  open var locale: Locale! = ProcessLanguage.locale
  /// The formatter for numbers. By default, it produces up to three decimal places.
  open var numberFormatter: NumberFormatter! = MeasurementFormatter.defaultNumberFormatter()

  /// Creates a formatter in the user's language.
  public override init() {
    super.init()
  }

  /// Creates a formatter with default settings. The archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Formats a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(of: measurement.value, measurement.unit)
  }

  /// Returns the name of a unit.
  open func string(from unit: Unit) -> String {
    let words = UnitWords(of: unit)
    return unitStyle == .long && isEnglish ? words.many : words.short
  }

  /// Formats a measurement or a unit. Returns nil for any other object.
  open override func string(for obj: Any?) -> String? {
    if let unit = obj as? Unit { return string(from: unit) }
    return (obj as? any AnyMeasurement).map { text(of: $0.anyValue, $0.anyUnit) }
  }

  private static func defaultNumberFormatter() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = ProcessLanguage.locale
    return formatter
  }

  private var isEnglish: Bool { (locale ?? ProcessLanguage.locale).language.languageCode?.identifier ?? "en" == "en" }

  private func text(of value: Double, _ unit: Unit) -> String {
    let locale = locale ?? ProcessLanguage.locale
    var shown = (value: value, unit: unit)
    if !unitOptions.contains(.providedUnit), let unit = unit as? Dimension {
      let measurement = UnitPreference.preferred(Measurement(value: value, unit: unit), for: usage(unit), locale)
      shown = (measurement.value, measurement.unit)
    }
    let number = numberFormatter.string(from: NSNumber(value: shown.value)) ?? "\(shown.value)"
    if unitOptions.contains(.temperatureWithoutUnit), shown.unit is UnitTemperature { return number + "°" }
    let width: UnitTextWidth = unitStyle == .long ? .wide : unitStyle == .short ? .narrow : .abbreviated
    return UnitWords(of: shown.unit).text(number, isOne: abs(shown.value) == 1, width, locale)
  }

  /// Returns the usage for a unit. Without a natural scale, lengths are treated as road distances.
  private func usage(_ unit: Dimension) -> String {
    unit is UnitLength && !unitOptions.contains(.naturalScale) ? "road" : "general"
  }
}

/// A type-erased measurement.
private protocol AnyMeasurement {
  var anyValue: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
  fileprivate var anyValue: Double { value }
  fileprivate var anyUnit: Unit { unit }
}
