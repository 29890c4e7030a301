public import Foundation

extension Measurement where UnitType: Dimension {
  /// A style that formats a measurement with its unit, such as "26 miles". Foundation on Linux lacks it.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The width of a unit's name.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let text: UnitTextWidth

      /// "3 kilometers"
      public static var wide: UnitWidth { UnitWidth(text: .wide) }
      /// "3 km"
      public static var abbreviated: UnitWidth { UnitWidth(text: .abbreviated) }
      /// "3km"
      public static var narrow: UnitWidth { UnitWidth(text: .narrow) }
    }

    /// The width of the unit's name.
    public var width: UnitWidth
    /// The locale, which determines the language and the units of the region.
    public var locale: Locale
    /// The purpose of the measurement; nil means `.general`.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number; nil uses the default.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// True if a temperature is written with only a degree sign.
    var hidesScaleName = false

    /// Creates a style that formats a number with its unit.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the text of a measurement.
    public func format(_ measurement: Measurement) -> String {
      let locale = ProcessLanguage.resolved(locale)
      let usage = usage?.name ?? "general"
      let isConverted = usage != "asProvided"
      let shown = isConverted ? UnitPreference.preferred(measurement, for: usage, locale) : measurement
      let number = text(of: shown.value, isRounded: isConverted, locale)
      if hidesScaleName, shown.unit is UnitTemperature { return number + "°" }
      return UnitWords(of: shown.unit).text(number, isOne: abs(shown.value) == 1, width.text, locale)
    }

    /// Returns the style with another locale, for its language and the units of its region.
    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }

    /// Returns the text of a number. A converted number is rounded to a few digits; any other has up to six decimal places.
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

  /// Returns the measurement converted to a unit of the user's region, with the unit abbreviated.
  public func formatted() -> String {
    FormatStyle(width: .abbreviated).format(self)
  }

  /// Returns the measurement in a format style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
    style.format(self)
  }
}

extension FormatStyle {
  /// Returns a style for a number with its unit.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Returns a style for a temperature with its unit, or with only a degree sign.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Measurement<UnitTemperature>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
