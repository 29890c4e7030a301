import Foundation

/// A formatter of amounts of time in the language of a locale.
struct TimeText {
  let locale: Locale

  /// Returns text such as "1d 2:03:04", with larger units followed by hours, minutes and seconds that are separated by colons.
  func positional(_ parts: TimeParts, padsFirst: Bool) -> String {
    let dates = parts.parts.filter { $0.unit < .hour }
    let times = parts.parts.filter { $0.unit >= .hour }
    let clock = times.enumerated().map { index, part in
      number(part.value, digits: index > 0 || padsFirst && dates.isEmpty && times.count > 1 ? 2 : 1)
    }
    let texts = dates.map { text(of: $0, .narrow) } + (clock.isEmpty ? [] : [clock.joined(separator: separator)])
    return signed(texts.joined(separator: " "), parts)
  }

  /// Returns text that consists of numbers and unit names.
  func words(_ parts: TimeParts, _ style: DateComponentsFormatter.UnitsStyle) -> String {
    switch style {
    case .brief: return signed(parts.parts.map { brief($0) }.joined(separator: " "), parts)
    case .spellOut: return signed(parts.parts.map { spelledOut($0) }.joined(separator: ", "), parts)
    case .abbreviated: return joined(parts, .narrow, separator: " ")
    case .short: return joined(parts, .abbreviated, separator: ", ")
    case .full, .positional: return joined(parts, .wide, separator: ", ")
    }
  }

  /// Adds "About" before the time and "remaining" after it, if requested. For a language without an entry in the table, adds nothing.
  func phrase(_ time: String, isApproximate: Bool, isRemaining: Bool) -> String {
    let words = TimeWords(locale)
    let approximate = isApproximate ? words.approximation.replacing("%", with: time) : time
    return isRemaining ? words.remaining.replacing("%", with: approximate) : approximate
  }

  private func signed(_ text: String, _ parts: TimeParts) -> String { parts.isNegative ? "-" + text : text }

  private func number(_ value: Int, digits: Int) -> String {
    value.formatted(.number.grouping(.never).precision(.integerLength(digits...)).locale(locale))
  }

  /// The separator between minutes and seconds.
  private var separator: String {
    let sample = Duration.seconds(65).formatted(.time(pattern: .minuteSecond).locale(locale))
    let marks = sample.filter { !$0.isNumber && !$0.isWhitespace }
    return marks.isEmpty ? ":" : String(marks.prefix(1))
  }

  /// Returns text with all units, joined according to the language. Units whose lengths depend on the date come first, with words from
  /// the table.
  private func joined(_ parts: TimeParts, _ width: Duration.UnitsFormatStyle.UnitWidth, separator: String) -> String {
    let dates = parts.parts.filter { $0.unit.durationUnit == nil }
    let units = Set(parts.parts.compactMap(\.unit.durationUnit))
    var texts = dates.map { text(of: $0, width) }
    if !units.isEmpty {
      let seconds = parts.parts.reduce(0) { $0 + $1.value * ($1.unit.seconds ?? 0) }
      texts.append(
        Duration.seconds(seconds).formatted(.units(allowed: units, width: width, zeroValueUnits: .show(length: 1)).locale(locale)))
    }
    return signed(texts.joined(separator: separator), parts)
  }

  private func text(of part: TimeParts.Part, _ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
    guard let unit = part.unit.durationUnit, let seconds = part.unit.seconds else {
      return TimeWords(locale).text(of: part, number(part.value, digits: 1), width)
    }
    return Duration.seconds(part.value * seconds).formatted(
      .units(allowed: [unit], width: width, zeroValueUnits: .show(length: 1)).locale(locale))
  }

  /// Returns text such as "5min".
  private func brief(_ part: TimeParts.Part) -> String {
    text(of: part, .abbreviated).filter { !$0.isWhitespace }
  }

  /// Returns text such as "five minutes". Keeps digits if numbers can't be spelled out in the language.
  private func spelledOut(_ part: TimeParts.Part) -> String {
    let text = text(of: part, .wide)
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = locale
    guard let spelled = formatter.string(from: NSNumber(value: part.value)), let digits = text.firstRange(of: number(part.value, digits: 1))
    else { return text }
    // Long words contain soft hyphens, which are not letters.
    return text.replacingCharacters(in: digits, with: spelled.filter { $0 != "\u{AD}" })
  }
}
