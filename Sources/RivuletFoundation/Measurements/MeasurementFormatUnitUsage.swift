public import Foundation

/// The purpose of a measurement, which determines the unit for a region.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String

  init(name: String) {
    self.name = name
  }

  /// The region's usual unit for the amount.
  public static var general: Self { MeasurementFormatUnitUsage(name: "general") }
  /// The unit of the measurement itself.
  public static var asProvided: Self { MeasurementFormatUnitUsage(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A person's measurements.
  public static var person: Self { MeasurementFormatUnitUsage(name: "person") }
  /// A person's height.
  public static var personHeight: Self { MeasurementFormatUnitUsage(name: "personHeight") }
  /// A road distance.
  public static var road: Self { MeasurementFormatUnitUsage(name: "road") }
  /// The focal length of a lens.
  public static var focalLength: Self { MeasurementFormatUnitUsage(name: "focalLength") }
  /// An amount of rain.
  public static var rainfall: Self { MeasurementFormatUnitUsage(name: "rainfall") }
  /// An amount of snow.
  public static var snowfall: Self { MeasurementFormatUnitUsage(name: "snowfall") }
  /// Visibility.
  public static var visibility: Self { MeasurementFormatUnitUsage(name: "visibility") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// A person's weight.
  public static var personWeight: Self { MeasurementFormatUnitUsage(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// A person's body temperature.
  public static var person: Self { MeasurementFormatUnitUsage(name: "person") }
  /// The air temperature.
  public static var weather: Self { MeasurementFormatUnitUsage(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy content of food.
  public static var food: Self { MeasurementFormatUnitUsage(name: "food") }
  /// The energy used in a workout.
  public static var workout: Self { MeasurementFormatUnitUsage(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// An amount of a liquid.
  public static var liquid: Self { MeasurementFormatUnitUsage(name: "liquid") }
}
