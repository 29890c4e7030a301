import Foundation

/// A namespace for the region-specific units of lengths, weights and other dimensions.
enum UnitPreference {
  /// Converts a measurement to the region's largest unit in which its value is at least 1, or otherwise to the smallest unit. If no rule
  /// exists for the unit, the measurement is unchanged.
  static func preferred<UnitType: Dimension>(_ measurement: Measurement<UnitType>, for usage: String, _ locale: Locale) -> Measurement<
    UnitType
  > {
    for unit in candidates(of: measurement.unit, for: usage, locale) {
      guard let unit = unit as? UnitType else { continue }
      let converted = measurement.converted(to: unit)
      if abs(converted.value) >= 1 { return converted }
    }
    guard let smallest = candidates(of: measurement.unit, for: usage, locale).last as? UnitType else { return measurement }
    return measurement.converted(to: smallest)
  }

  private static func units<UnitType: Dimension>(_ units: UnitType...) -> [Dimension] { units }

  /// Returns the candidate units, largest first; empty if no rule exists.
  private static func candidates(of unit: Dimension, for usage: String, _ locale: Locale) -> [Dimension] {
    let region = locale.region?.identifier ?? "001"
    let isAmerican = locale.measurementSystem == .us
    switch (unit, usage) {
    case (is UnitLength, "road"), (is UnitLength, "visibility"):
      if isAmerican { return units(UnitLength.miles, .feet) }
      return region == "GB" ? units(UnitLength.miles, .yards) : units(UnitLength.kilometers, .meters)
    case (is UnitLength, "person"), (is UnitLength, "personHeight"):
      return isAmerican ? units(UnitLength.feet, .inches) : units(UnitLength.centimeters)
    case (is UnitLength, "focalLength"): return units(UnitLength.millimeters)
    case (is UnitLength, "rainfall"): return isAmerican ? units(UnitLength.inches) : units(UnitLength.millimeters)
    case (is UnitLength, "snowfall"): return isAmerican ? units(UnitLength.inches) : units(UnitLength.centimeters)
    case (is UnitLength, _):
      return isAmerican ? units(UnitLength.miles, .feet, .inches) : units(UnitLength.kilometers, .meters, .centimeters)
    case (is UnitMass, "personWeight"):
      if isAmerican { return units(UnitMass.pounds, .ounces) }
      return region == "GB" ? units(UnitMass.stones, .pounds) : units(UnitMass.kilograms, .grams)
    case (is UnitMass, _):
      return isAmerican ? units(UnitMass.shortTons, .pounds, .ounces) : units(UnitMass.metricTons, .kilograms, .grams, .milligrams)
    case (is UnitTemperature, _):
      return ["US", "BS", "BZ", "KY", "PR", "PW"].contains(region) ? units(UnitTemperature.fahrenheit) : units(UnitTemperature.celsius)
    case (is UnitSpeed, _): return isAmerican || region == "GB" ? units(UnitSpeed.milesPerHour) : units(UnitSpeed.kilometersPerHour)
    case (is UnitArea, _):
      return isAmerican
        ? units(UnitArea.squareMiles, .squareFeet, .squareInches) : units(UnitArea.squareKilometers, .squareMeters, .squareCentimeters)
    case (is UnitVolume, "liquid"):
      return isAmerican ? units(UnitVolume.gallons, .cups, .fluidOunces) : units(UnitVolume.liters, .milliliters)
    case (is UnitEnergy, "food"), (is UnitEnergy, "workout"): return units(UnitEnergy.kilocalories)
    default: return []
    }
  }
}
