public import Foundation

/// The purpose of a measurement, which determines the unit to use in a region.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String

  init(name: String) {
    self.name = name
  }

  /// The region's usual unit for the dimension.
  public static var general: Self { MeasurementFormatUnitUsage(name: "general") }
  /// The measurement's own unit.
  public static var asProvided: Self { MeasurementFormatUnitUsage(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The measurements of a person.
  public static var person: Self { MeasurementFormatUnitUsage(name: "person") }
  /// The height of a person.
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
  /// The weight of a person.
  public static var personWeight: Self { MeasurementFormatUnitUsage(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The body temperature of a person.
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
