public import Foundation

extension Measurement where UnitType: Dimension {
  /// Writes a measurement with its unit, such as "26 miles"; Foundation on Linux has no such style.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a unit's name is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let text: UnitTextWidth

      /// "3 kilometers"
      public static var wide: UnitWidth { UnitWidth(text: .wide) }
      /// "3 km"
      public static var abbreviated: UnitWidth { UnitWidth(text: .abbreviated) }
      /// "3km"
      public static var narrow: UnitWidth { UnitWidth(text: .narrow) }
    }

    /// How much of a unit's name is written.
    public var width: UnitWidth
    /// Gives the language and the units of the region.
    public var locale: Locale
    /// What is measured; nil is the same as `.general`.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// Writes the number; nil leaves that to the style.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature has its degree sign only.
    var hidesScaleName = false

    /// A style that writes a number with its unit.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The text of a measurement.
    public func format(_ measurement: Measurement) -> String {
      let locale = ProcessLanguage.resolved(locale)
      let usage = usage?.name ?? "general"
      let isConverted = usage != "asProvided"
      let shown = isConverted ? UnitPreference.preferred(measurement, for: usage, locale) : measurement
      let number = text(of: shown.value, isRounded: isConverted, locale)
      if hidesScaleName, shown.unit is UnitTemperature { return number + "°" }
      return UnitWords(of: shown.unit).text(number, isOne: abs(shown.value) == 1, width.text, locale)
    }

    /// The style in another language and with the units of another region.
    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }

    /// A converted number has no more digits than are read at a glance; any other has up to six after the point.
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

  /// The measurement in a unit of the person's region, abbreviated.
  public func formatted() -> String {
    FormatStyle(width: .abbreviated).format(self)
  }

  /// The measurement as a style writes it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
    style.format(self)
  }
}

extension FormatStyle {
  /// A number with its unit.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A temperature with its unit, or with a degree sign alone.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Measurement<UnitTemperature>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
