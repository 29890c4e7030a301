import Foundation

/// The names of a unit: a short form for use with a number, and English names.
struct UnitWords {
  /// The short form, such as "km", which follows a number and a space.
  let short: String
  /// The singular, such as "kilometer".
  let one: String
  /// The plural, such as "kilometers".
  let many: String
  /// True if no space separates the number from the short form, as in "20°C".
  var omitsSpace = false

  private init(_ short: String, _ one: String, _ many: String? = nil, omitsSpace: Bool = false) {
    self.short = short
    self.one = one
    self.many = many ?? one + "s"
    self.omitsSpace = omitsSpace
  }

  /// Creates the names of a unit. If a unit is not in the table, its symbol is used for all of them.
  init(of unit: Unit) {
    self = Self.table[ObjectIdentifier(type(of: unit))]?[unit.symbol] ?? UnitWords(unit.symbol, unit.symbol, unit.symbol)
  }

  /// The names, keyed by unit class and symbol.
  private static let table: [ObjectIdentifier: [String: UnitWords]] = {
    func entries<U: Unit>(_ type: U.Type, _ words: KeyValuePairs<U, UnitWords>) -> (ObjectIdentifier, [String: UnitWords]) {
      (ObjectIdentifier(type), Dictionary(words.map { ($0.key.symbol, $0.value) }) { first, _ in first })
    }
    return Dictionary(uniqueKeysWithValues: [
      entries(
        UnitLength.self,
        [
          .megameters: UnitWords("Mm", "megameter"), .kilometers: UnitWords("km", "kilometer"),
          .hectometers: UnitWords("hm", "hectometer"), .decameters: UnitWords("dam", "decameter"), .meters: UnitWords("m", "meter"),
          .decimeters: UnitWords("dm", "decimeter"), .centimeters: UnitWords("cm", "centimeter"),
          .millimeters: UnitWords("mm", "millimeter"), .micrometers: UnitWords("μm", "micrometer"),
          .nanometers: UnitWords("nm", "nanometer"), .picometers: UnitWords("pm", "picometer"), .inches: UnitWords("in", "inch", "inches"),
          .feet: UnitWords("ft", "foot", "feet"), .yards: UnitWords("yd", "yard"), .miles: UnitWords("mi", "mile"),
          .scandinavianMiles: UnitWords("smi", "mile-scandinavian", "miles-scandinavian"), .lightyears: UnitWords("ly", "light year"),
          .nauticalMiles: UnitWords("nmi", "nautical mile"), .fathoms: UnitWords("fm", "fathom"), .furlongs: UnitWords("fur", "furlong"),
          .astronomicalUnits: UnitWords("au", "astronomical unit"), .parsecs: UnitWords("pc", "parsec"),
        ]),
      entries(
        UnitMass.self,
        [
          .kilograms: UnitWords("kg", "kilogram"), .grams: UnitWords("g", "gram"), .milligrams: UnitWords("mg", "milligram"),
          .micrograms: UnitWords("μg", "microgram"), .ounces: UnitWords("oz", "ounce"), .pounds: UnitWords("lb", "pound"),
          .stones: UnitWords("st", "stone", "stones"), .metricTons: UnitWords("t", "metric ton"), .shortTons: UnitWords("tn", "ton"),
          .carats: UnitWords("CD", "carat"), .ouncesTroy: UnitWords("oz t", "troy ounce"), .slugs: UnitWords("slug", "slug"),
        ]),
      entries(
        UnitTemperature.self,
        [
          .celsius: UnitWords("°C", "degree Celsius", "degrees Celsius", omitsSpace: true),
          .fahrenheit: UnitWords("°F", "degree Fahrenheit", "degrees Fahrenheit", omitsSpace: true),
          .kelvin: UnitWords("K", "kelvin"),
        ]),
      entries(
        UnitDuration.self,
        [
          .hours: UnitWords("hr", "hour"), .minutes: UnitWords("min", "minute"), .seconds: UnitWords("sec", "second"),
          .milliseconds: UnitWords("ms", "millisecond"), .microseconds: UnitWords("μs", "microsecond"),
          .nanoseconds: UnitWords("ns", "nanosecond"),
        ]),
      entries(
        UnitSpeed.self,
        [
          .metersPerSecond: UnitWords("m/s", "meter per second", "meters per second"),
          .kilometersPerHour: UnitWords("km/h", "kilometer per hour", "kilometers per hour"),
          .milesPerHour: UnitWords("mph", "mile per hour", "miles per hour"), .knots: UnitWords("kn", "knot"),
        ]),
      entries(
        UnitVolume.self,
        [
          .kiloliters: UnitWords("kL", "kiloliter"), .liters: UnitWords("L", "liter"), .deciliters: UnitWords("dL", "deciliter"),
          .centiliters: UnitWords("cL", "centiliter"), .milliliters: UnitWords("mL", "milliliter"),
          .cubicKilometers: UnitWords("km³", "cubic kilometer"), .cubicMeters: UnitWords("m³", "cubic meter"),
          .cubicCentimeters: UnitWords("cm³", "cubic centimeter"), .cubicInches: UnitWords("in³", "cubic inch", "cubic inches"),
          .cubicFeet: UnitWords("ft³", "cubic foot", "cubic feet"), .cubicYards: UnitWords("yd³", "cubic yard"),
          .cubicMiles: UnitWords("mi³", "cubic mile"), .acreFeet: UnitWords("ac ft", "acre-foot", "acre-feet"),
          .teaspoons: UnitWords("tsp", "teaspoon"), .tablespoons: UnitWords("tbsp", "tablespoon"),
          .fluidOunces: UnitWords("fl oz", "fluid ounce"), .cups: UnitWords("c", "cup"), .pints: UnitWords("pt", "pint"),
          .quarts: UnitWords("qt", "quart"), .gallons: UnitWords("gal", "gallon"), .metricCups: UnitWords("mcup", "metric cup"),
          .imperialGallons: UnitWords("gal Imp.", "Imp. gallon"), .imperialPints: UnitWords("pt Imp.", "Imp. pint"),
        ]),
      entries(
        UnitArea.self,
        [
          .squareKilometers: UnitWords("km²", "square kilometer"), .squareMeters: UnitWords("m²", "square meter"),
          .squareCentimeters: UnitWords("cm²", "square centimeter"), .squareInches: UnitWords("in²", "square inch", "square inches"),
          .squareFeet: UnitWords("sq ft", "square foot", "square feet"), .squareYards: UnitWords("yd²", "square yard"),
          .squareMiles: UnitWords("sq mi", "square mile"), .acres: UnitWords("ac", "acre"), .hectares: UnitWords("ha", "hectare"),
        ]),
      entries(
        UnitEnergy.self,
        [
          .kilojoules: UnitWords("kJ", "kilojoule"), .joules: UnitWords("J", "joule"), .kilocalories: UnitWords("kcal", "kilocalorie"),
          .calories: UnitWords("cal", "calorie"), .kilowattHours: UnitWords("kWh", "kilowatt hour"),
        ]),
      entries(
        UnitPower.self,
        [
          .megawatts: UnitWords("MW", "megawatt"), .kilowatts: UnitWords("kW", "kilowatt"), .watts: UnitWords("W", "watt"),
          .milliwatts: UnitWords("mW", "milliwatt"), .horsepower: UnitWords("hp", "horsepower", "horsepower"),
        ]),
      entries(
        UnitPressure.self,
        [
          .hectopascals: UnitWords("hPa", "hectopascal"), .kilopascals: UnitWords("kPa", "kilopascal"), .bars: UnitWords("bar", "bar"),
          .millibars: UnitWords("mbar", "millibar"),
          .inchesOfMercury: UnitWords("inHg", "inch of mercury", "inches of mercury"),
          .millimetersOfMercury: UnitWords("mmHg", "millimeter of mercury", "millimeters of mercury"),
          .poundsForcePerSquareInch: UnitWords("psi", "pound-force per square inch", "pounds-force per square inch"),
        ]),
      entries(
        UnitAngle.self,
        [
          .degrees: UnitWords("deg", "degree"), .arcMinutes: UnitWords("arcmin", "arcminute"),
          .arcSeconds: UnitWords("arcsec", "arcsecond"), .radians: UnitWords("rad", "radian"), .revolutions: UnitWords("rev", "revolution"),
        ]),
      entries(
        UnitInformationStorage.self,
        [
          .bits: UnitWords("bit", "bit"), .bytes: UnitWords("byte", "byte"), .kilobytes: UnitWords("kB", "kilobyte"),
          .megabytes: UnitWords("MB", "megabyte"), .gigabytes: UnitWords("GB", "gigabyte"), .terabytes: UnitWords("TB", "terabyte"),
        ]),
    ])
  }()

  /// Returns a formatted number with the unit's name. Languages other than English use the short form.
  func text(_ number: String, isOne: Bool, _ width: UnitTextWidth, _ locale: Locale) -> String {
    switch width {
    case .wide where locale.language.languageCode?.identifier ?? "en" == "en": number + " " + (isOne ? one : many)
    case .narrow: number + (short == "°F" ? "°" : short)
    default: omitsSpace ? number + short : number + " " + short
    }
  }
}

/// The width of a unit's name.
enum UnitTextWidth: String, Codable, Hashable, Sendable {
  case wide, abbreviated, narrow
}
