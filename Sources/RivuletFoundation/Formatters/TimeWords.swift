import Foundation

/// The words for which Foundation has no data: years and months, and the phrases around an amount of time. A language without an entry
/// uses the English units and no phrases.
struct TimeWords {
  /// The phrase for an approximate time, where "%" represents the time.
  private(set) var approximation = "%"
  /// The phrase for a remaining time, where "%" represents the time.
  private(set) var remaining = "%"
  private let language: String

  /// Creates the words for a locale's language.
  init(_ locale: Locale) {
    language = locale.language.languageCode?.identifier ?? "en"
    switch language {
    case "en": (approximation, remaining) = ("About %", "% remaining")
    case "ko": (approximation, remaining) = ("약 %", "% 남음")
    default: break
    }
  }

  /// Returns a number of years or months with the unit.
  func text(of part: TimeParts.Part, _ number: String, _ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
    let isYear = part.unit == .year
    switch language {
    case "ko": return number + (isYear ? "년" : "개월")
    case "ja": return number + (isYear ? "年" : "か月")
    case "zh": return number + (isYear ? "年" : "个月")
    default: break
    }
    let ending = part.value == 1 ? "" : "s"
    switch width {
    case .narrow: return number + (isYear ? "y" : "mo")
    case .abbreviated, .condensedAbbreviated: return number + (isYear ? " yr" : " mth") + ending
    default: return number + (isYear ? " year" : " month") + ending
    }
  }
}
