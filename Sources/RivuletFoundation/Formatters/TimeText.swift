import Foundation

/// Writes amounts of time in the language of a locale.
struct TimeText {
  let locale: Locale

  /// "1d 2:03:04": times of day between colons, larger units before them.
  func positional(_ parts: TimeParts, padsFirst: Bool) -> String {
    let dates = parts.parts.filter { $0.unit < .hour }
    let times = parts.parts.filter { $0.unit >= .hour }
    let clock = times.enumerated().map { index, part in
      number(part.value, digits: index > 0 || padsFirst && dates.isEmpty && times.count > 1 ? 2 : 1)
    }
    let texts = dates.map { text(of: $0, .narrow) } + (clock.isEmpty ? [] : [clock.joined(separator: separator)])
    return signed(texts.joined(separator: " "), parts)
  }

  /// Numbers with the names of their units.
  func words(_ parts: TimeParts, _ style: DateComponentsFormatter.UnitsStyle) -> String {
    switch style {
    case .brief: return signed(parts.parts.map { brief($0) }.joined(separator: " "), parts)
    case .spellOut: return signed(parts.parts.map { spelledOut($0) }.joined(separator: ", "), parts)
    case .abbreviated: return joined(parts, .narrow, separator: " ")
    case .short: return joined(parts, .abbreviated, separator: ", ")
    case .full, .positional: return joined(parts, .wide, separator: ", ")
    }
  }

  /// The time with "About" before it or "remaining" behind it; other languages than those of the table have neither.
  func phrase(_ time: String, isApproximate: Bool, isRemaining: Bool) -> String {
    let words = TimeWords(locale)
    let approximate = isApproximate ? words.approximation.replacing("%", with: time) : time
    return isRemaining ? words.remaining.replacing("%", with: approximate) : approximate
  }

  private func signed(_ text: String, _ parts: TimeParts) -> String { parts.isNegative ? "-" + text : text }

  private func number(_ value: Int, digits: Int) -> String {
    value.formatted(.number.grouping(.never).precision(.integerLength(digits...)).locale(locale))
  }

  /// What stands between minutes and seconds.
  private var separator: String {
    let sample = Duration.seconds(65).formatted(.time(pattern: .minuteSecond).locale(locale))
    let marks = sample.filter { !$0.isNumber && !$0.isWhitespace }
    return marks.isEmpty ? ":" : String(marks.prefix(1))
  }

  /// All units as the language joins them. Those that depend on the date come from the table, and stand before the others.
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

  /// "5min"
  private func brief(_ part: TimeParts.Part) -> String {
    text(of: part, .abbreviated).filter { !$0.isWhitespace }
  }

  /// "five minutes"; with digits where the language's numbers cannot be spelled out.
  private func spelledOut(_ part: TimeParts.Part) -> String {
    let text = text(of: part, .wide)
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = locale
    guard let spelled = formatter.string(from: NSNumber(value: part.value)), let digits = text.firstRange(of: number(part.value, digits: 1))
    else { return text }
    // Long words come with soft hyphens, which are no letters of theirs.
    return text.replacingCharacters(in: digits, with: spelled.filter { $0 != "\u{AD}" })
  }
}
