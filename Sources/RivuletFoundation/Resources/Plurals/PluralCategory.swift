/// The plural categories of languages, according to Unicode CLDR's rules for cardinal numbers.
enum PluralCategory: String, CaseIterable {
  case zero, one, two, few, many, other

  /// Creates the plural category of a number in a language.
  ///
  /// - Parameter language: A tag such as `de` or `pt-PT`. A language without rules has only the category `other`.
  init(_ number: Double, in language: String) {
    let tag = language.replacing("_", with: "-")
    let code = String(tag.prefix { $0 != "-" })
    let operands = Operands(number)
    self = (Self.rules[tag] ?? Self.rules[code])?(operands) ?? .other
  }

  /// The properties of a number that plural rules examine.
  private struct Operands {
    /// The absolute value.
    let number: Double
    /// The integer formed by the digits before the decimal point.
    let whole: Int
    /// The integer formed by the digits after the decimal point, without trailing zeros.
    let fraction: Int

    init(_ number: Double) {
      self.number = number.magnitude
      let parts = "\(self.number)".split(separator: ".")
      whole = Int(exactly: self.number.rounded(.down)) ?? .max
      fraction = self.number == self.number.rounded() ? 0 : parts.last.flatMap { Int($0) } ?? 0
    }

    /// True if the number has no digits after the decimal point.
    var isWhole: Bool { fraction == 0 }
    /// The last digit before the decimal point.
    var units: Int { whole % 10 }
    /// The number formed by the last two digits before the decimal point.
    var hundreds: Int { whole % 100 }
    /// True if the number is a nonzero multiple of a million.
    var isMillions: Bool { isWhole && whole != 0 && whole % 1_000_000 == 0 }
  }

  private typealias Rule = @Sendable (Operands) -> PluralCategory

  private static let wholeOne: Rule = { $0.whole == 1 && $0.isWhole ? .one : .other }
  private static let equalOne: Rule = { $0.number == 1 ? .one : .other }
  private static let upToOne: Rule = { $0.whole == 0 || $0.number == 1 ? .one : .other }
  private static let belowTwo: Rule = { $0.whole <= 1 ? .one : .other }
  private static let romance: Rule = { $0.whole == 1 && $0.isWhole ? .one : $0.isMillions ? .many : .other }
  private static let french: Rule = { $0.whole <= 1 ? .one : $0.isMillions ? .many : .other }
  private static let eastSlavic: Rule = { number in
    guard number.isWhole else { return .other }
    if number.units == 1, number.hundreds != 11 { return .one }
    return (2...4).contains(number.units) && !(12...14).contains(number.hundreds) ? .few : .many
  }
  private static let southSlavic: Rule = { number in
    let (units, hundreds) =
      number.isWhole ? (number.units, number.hundreds) : (number.fraction % 10, number.fraction % 100)
    if units == 1, hundreds != 11 { return .one }
    return (2...4).contains(units) && !(12...14).contains(hundreds) ? .few : .other
  }
  private static let westSlavic: Rule = { number in
    guard number.isWhole else { return .many }
    return number.whole == 1 ? .one : (2...4).contains(number.whole) ? .few : .other
  }
  private static let polish: Rule = { number in
    guard number.isWhole else { return .other }
    if number.whole == 1 { return .one }
    return (2...4).contains(number.units) && !(12...14).contains(number.hundreds) ? .few : .many
  }
  private static let slovenian: Rule = { number in
    guard number.isWhole else { return .few }
    return switch number.hundreds {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }
  private static let lithuanian: Rule = { number in
    guard number.isWhole else { return .many }
    if (11...19).contains(number.hundreds) || number.units == 0 { return .other }
    return number.units == 1 ? .one : .few
  }
  private static let latvian: Rule = { number in
    if number.isWhole {
      if number.units == 0 || (11...19).contains(number.hundreds) { return .zero }
      return number.units == 1 ? .one : .other
    }
    return number.fraction % 10 == 1 && number.fraction % 100 != 11 ? .one : .other
  }
  private static let romanian: Rule = { number in
    if number.whole == 1, number.isWhole { return .one }
    return !number.isWhole || number.whole == 0 || (1...19).contains(number.hundreds) ? .few : .other
  }
  private static let icelandic: Rule = { number in
    let (units, hundreds) =
      number.isWhole ? (number.units, number.hundreds) : (number.fraction % 10, number.fraction % 100)
    return units == 1 && hundreds != 11 ? .one : .other
  }
  private static let danish: Rule = { $0.number == 1 || !$0.isWhole && $0.whole <= 1 ? .one : .other }
  private static let hebrew: Rule = { number in
    if number.isWhole { return number.whole == 1 ? .one : number.whole == 2 ? .two : .other }
    return number.whole == 0 ? .one : .other
  }
  private static let arabic: Rule = { number in
    guard number.isWhole else { return .other }
    switch number.whole {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default: return (3...10).contains(number.hundreds) ? .few : (11...99).contains(number.hundreds) ? .many : .other
    }
  }
  private static let irish: Rule = { number in
    guard number.isWhole else { return .other }
    return switch number.whole {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }
  private static let welsh: Rule = { number in
    guard number.isWhole else { return .other }
    return switch number.whole {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }
  private static let maltese: Rule = { number in
    guard number.isWhole else { return .other }
    switch number.whole {
    case 1: return .one
    case 2: return .two
    default:
      return number.whole == 0 || (3...10).contains(number.hundreds) ? .few : (11...19).contains(number.hundreds) ? .many : .other
    }
  }
  private static let filipino: Rule = { number in
    let units = number.isWhole ? number.units : number.fraction % 10
    return [4, 6, 9].contains(units) ? .other : .one
  }

  private static let rules: [String: Rule] = {
    let groups: [(String, Rule)] = [
      ("en de nl sv fi et ur sw yi fy gl ia io lij sc ast", wholeOne), ("it ca es pt-PT", romance), ("fr pt", french),
      (
        "bg el hu nb nn no tr ka az eu ml ta te mn kk ky uz sq ne mr or ps so tk ug gsw ku af xh eo fo lb rm ha om sd sn st ve tn",
        equalOne
      ),
      ("am as bn fa gu hi kn zu", upToOne), ("hy ff kab pa ti ln mg ak", belowTwo), ("ru uk be", eastSlavic),
      ("hr sr bs sh", southSlavic), ("cs sk", westSlavic), ("pl", polish), ("sl", slovenian), ("lt", lithuanian), ("lv prg", latvian),
      ("ro mo", romanian), ("is mk", icelandic), ("da", danish), ("he iw", hebrew), ("ar ars", arabic), ("ga", irish), ("cy", welsh),
      ("mt", maltese), ("fil tl ceb", filipino),
    ]
    return Dictionary(groups.flatMap { names, rule in names.split(separator: " ").map { (String($0), rule) } }) { first, _ in first }
  }()
}
