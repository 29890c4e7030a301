public import Foundation

extension Measurement where UnitType: Dimension {
  /// A style that formats a measurement with its unit, such as "26 miles". This type is missing from Foundation on Linux.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The width of a unit's name.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let text: UnitTextWidth

      /// The complete name, as in "3 kilometers".
      public static var wide: UnitWidth { UnitWidth(text: .wide) }
      /// The symbol, as in "3 km".
      public static var abbreviated: UnitWidth { UnitWidth(text: .abbreviated) }
      /// The symbol without a space, as in "3km".
      public static var narrow: UnitWidth { UnitWidth(text: .narrow) }
    }

    /// The width of the unit's name.
    public var width: UnitWidth
    /// The locale, which determines the language and the region's units.
    public var locale: Locale
    /// The purpose of the measurement; nil for `.general`.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style for the number; nil for the default style.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// True if a temperature is formatted with only a degree sign.
    var hidesScaleName = false

    /// Creates a style that formats a number and a unit.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Formats a measurement.
    public func format(_ measurement: Measurement) -> String {
      let locale = ProcessLanguage.resolved(locale)
      let usage = usage?.name ?? "general"
      let isConverted = usage != "asProvided"
      let shown = isConverted ? UnitPreference.preferred(measurement, for: usage, locale) : measurement
      let number = text(of: shown.value, isRounded: isConverted, locale)
      if hidesScaleName, shown.unit is UnitTemperature { return number + "°" }
      return UnitWords(of: shown.unit).text(number, isOne: abs(shown.value) == 1, width.text, locale)
    }

    /// Returns the style with the given locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }

    /// Formats a number. Converted numbers are rounded to a few digits, and other numbers have up to six decimal places.
    private func text(of value: Double, isRounded: Bool, _ locale: Locale) -> String {
      if let numberFormatStyle {
        let style = numberFormatStyle.locale == .autoupdatingCurrent ? numberFormatStyle.locale(locale) : numberFormatStyle
        return style.format(value)
      }
      let style = FloatingPointFormatStyle<Double>.number.locale(locale)
      if !isRounded { return style.precision(.fractionLength(0...6)).format(value) }
      return style.precision(abs(value) < 10 ? .significantDigits(1...2) : .fractionLength(0)).format(value)
    }
  }

  /// Converts the measurement to a unit of the user's region and formats it with an abbreviated unit.
  public func formatted() -> String {
    FormatStyle(width: .abbreviated).format(self)
  }

  /// Formats the measurement with a format style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
    style.format(self)
  }
}

extension FormatStyle {
  /// Returns a style that formats a number and a unit.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Returns a style that formats a temperature with its unit, or with only a degree sign.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Measurement<UnitTemperature>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
