import Foundation
import RivuletFoundation
import Testing

/// Texts of measurements.
struct MeasurementTests {
  private func text<U: Dimension>(
    _ value: Double, _ unit: U, _ width: Measurement<U>.FormatStyle.UnitWidth, _ usage: MeasurementFormatUnitUsage<U> = .general,
    locale: String = "en_US", number: FloatingPointFormatStyle<Double>? = nil
  ) -> String {
    Measurement(value: value, unit: unit)
      .formatted(Measurement<U>.FormatStyle(width: width, locale: Locale(identifier: locale), usage: usage, numberFormatStyle: number))
  }

  @Test func `a measurement is written in the unit of the region, with as many digits as are read at a glance`() {
    #expect(text(26.2, UnitLength.miles, .wide) == "26 miles")
    #expect(text(3, UnitLength.kilometers, .abbreviated) == "1.9 mi")
    #expect(text(3, UnitLength.kilometers, .abbreviated, locale: "de_DE") == "3 km")
    #expect(text(1, UnitLength.meters, .wide, locale: "en_DE") == "1 meter")
    #expect(text(20, UnitTemperature.celsius, .abbreviated) == "68°F")
    #expect(text(20, UnitTemperature.celsius, .narrow, .weather) == "68°")
    #expect(text(20, UnitTemperature.celsius, .wide, locale: "en_GB") == "20 degrees Celsius")
    #expect(text(70, UnitMass.kilograms, .abbreviated, .personWeight) == "154 lb")
    #expect(text(100, UnitSpeed.kilometersPerHour, .abbreviated) == "62 mph")
  }

  @Test func `as provided it keeps its unit and its digits, and a style of numbers says how many`() {
    #expect(text(26.2, UnitLength.miles, .wide, .asProvided) == "26.2 miles")
    #expect(text(138_336, UnitLength.feet, .abbreviated, .asProvided) == "138,336 ft")
    #expect(text(3, UnitLength.meters, .narrow, .asProvided) == "3m")
    #expect(text(3.14159, UnitLength.meters, .abbreviated, .asProvided, number: .number.precision(.fractionLength(2))) == "3.14 m")
    #expect(text(1.5, UnitDuration.hours, .wide) == "1.5 hours")
  }

  @Test func `a temperature may go without its scale`() {
    let style: Measurement<UnitTemperature>.FormatStyle = .measurement(
      width: .abbreviated, usage: .asProvided, hidesScaleName: true, numberFormatStyle: .number.precision(.fractionLength(0)))
    #expect(Measurement(value: 21.4, unit: UnitTemperature.celsius).formatted(style.locale(Locale(identifier: "en_US"))) == "21°")
  }

  @Test func `a formatter writes measurements and units`() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberFormatter.locale = Locale(identifier: "en_US")
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter.string(from: way) == "3.107 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: way) == "5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: way) == "5 kilometers")
    #expect(formatter.string(from: UnitLength.feet) == "feet")
    formatter.unitStyle = .short
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: Measurement(value: 20.6, unit: UnitTemperature.celsius)) == "21°C")
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°")
    #expect(formatter.string(for: way) == "3mi" && formatter.string(for: 1) == nil)
  }

  @Test func `a unit that has no words is written by its symbol`() {
    let formatter = MeasurementFormatter()
    #expect(formatter.string(from: Unit(symbol: "blips")) == "blips")
  }
}
