public import Foundation

/// What a measurement is of, which decides the unit in which a person of a region reads it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String

  init(name: String) {
    self.name = name
  }

  /// The unit that the region has for such an amount.
  public static var general: Self { MeasurementFormatUnitUsage(name: "general") }
  /// The unit of the measurement itself.
  public static var asProvided: Self { MeasurementFormatUnitUsage(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// How tall or wide a person is.
  public static var person: Self { MeasurementFormatUnitUsage(name: "person") }
  /// How tall a person is.
  public static var personHeight: Self { MeasurementFormatUnitUsage(name: "personHeight") }
  /// How far it is by road.
  public static var road: Self { MeasurementFormatUnitUsage(name: "road") }
  /// The length of a lens.
  public static var focalLength: Self { MeasurementFormatUnitUsage(name: "focalLength") }
  /// How much rain falls.
  public static var rainfall: Self { MeasurementFormatUnitUsage(name: "rainfall") }
  /// How much snow falls.
  public static var snowfall: Self { MeasurementFormatUnitUsage(name: "snowfall") }
  /// How far one can see.
  public static var visibility: Self { MeasurementFormatUnitUsage(name: "visibility") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How heavy a person is.
  public static var personWeight: Self { MeasurementFormatUnitUsage(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// How warm a person is.
  public static var person: Self { MeasurementFormatUnitUsage(name: "person") }
  /// How warm the air is.
  public static var weather: Self { MeasurementFormatUnitUsage(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What food gives.
  public static var food: Self { MeasurementFormatUnitUsage(name: "food") }
  /// What a workout takes.
  public static var workout: Self { MeasurementFormatUnitUsage(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// An amount of a liquid.
  public static var liquid: Self { MeasurementFormatUnitUsage(name: "liquid") }
}
