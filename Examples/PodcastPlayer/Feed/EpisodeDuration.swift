import SwiftUI

/// The duration of an episode as feeds spell it: seconds, MM:SS and HH:MM:SS by rule, and `31m 35s`, `PT31M35S` or `31 minutes` in fact.
enum EpisodeDuration: Equatable {
  case seconds(TimeInterval)
  /// The feed says nothing; 0 is how some publishing tools write that.
  case unknown
  /// The text is not a time.
  case invalid

  /// More is no episode: 115 days.
  private static let limit: TimeInterval = 9_999_999

  /// Seconds in the units that a word or a sign stands for.
  private static let units: [(names: Set<String>, seconds: Double)] = [
    (["d", "day", "days", "tag", "tage", "jour", "jours", "día", "días"], 86_400),
    (["h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "heure", "heures", "hora", "horas", "ora", "ore", "ч", "час"], 3_600),
    (["m", "mn", "min", "mins", "minute", "minutes", "minuten", "minuto", "minutos", "minuti", "'", "′", "’", "мин", "分"], 60),
    (
      [
        "s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden", "seconde", "secondes", "segundos", "secondi", "\"", "″", "”",
        "''", "сек", "秒",
      ], 1
    ),
  ]

  /// Words that say nothing of how long it is.
  private static let fillers: Set<String> = [
    "and", "und", "et", "y", "e", "p", "t", "pt", "about", "approx", "ca", "circa", "~", ",", ".", "(", ")", "[", "]", "+", "&",
  ]

  /// Reads a duration. Spaces and units around it do not count.
  init(_ text: String) {
    let words = Self.words(Self.plain(text.lowercased()))
    if words.isEmpty {
      self = .unknown
    } else if let seconds = Self.seconds(words), seconds <= Self.limit {
      self = seconds > 0 ? .seconds(seconds.rounded(.down)) : .unknown
    } else {
      self = .invalid
    }
  }

  /// The text with a space in the place of the letter between days and hours of ISO 8601.
  private static func plain(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }.prefix(2)
    let isPeriod = start.first == "p" && start.last.map { $0 == "t" || $0.isNumber } == true
    return isPeriod ? text.replacing("t", with: " ") : text
  }

  private static func seconds(_ words: [Word]) -> TimeInterval? {
    var sum: TimeInterval?
    var last: (value: TimeInterval, isClock: Bool)?
    var unit = 0.0
    for word in words {
      switch word {
      case .time(let value, let isClock):
        guard last == nil else { return nil }
        last = (value, isClock)
      case .name(let name):
        if fillers.contains(name) { continue }
        guard let seconds = units.first(where: { $0.names.contains(name) })?.seconds, let number = last else { return nil }
        // "31:35 min" and "01:02:03 hours" say no more than the time itself.
        sum = (sum ?? 0) + (number.isClock ? number.value : number.value * seconds)
        unit = seconds
        last = nil
      }
    }
    // A number without a unit behind others has the next smaller one: "1h30".
    guard let (value, isClock) = last else { return sum }
    return (sum ?? 0) + value * (sum == nil || isClock || unit != 3_600 ? 1 : 60)
  }
}

// MARK: - Words

extension EpisodeDuration {
  private enum Word {
    /// A number, or several with colons in between.
    case time(TimeInterval, isClock: Bool)
    case name(String)
  }

  private static func words(_ text: String) -> [Word] {
    var rest = text[...]
    var words: [Word] = []
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if digit(first) != nil || first == ":" {
        let time = rest.prefix { digit($0) != nil || ":.,".contains($0) }
        rest.removeFirst(time.count)
        words.append(self.time(time) ?? .name(String(time)))
      } else {
        let name = first.isLetter ? rest.prefix { $0.isLetter } : rest.prefix(1)
        rest.removeFirst(name.count)
        // "min." is how some write it.
        if first.isLetter, rest.first == "." { rest.removeFirst() }
        words.append(.name(String(name)))
      }
    }
    return words
  }

  /// Hours, minutes and seconds. Groups behind the third do not count, nor do those that are empty.
  private static func time(_ text: Substring) -> Word? {
    let dots = text.split(whereSeparator: { ".,".contains($0) })
    // Two dots or more stand in the place of colons.
    let isDotted = dots.count > 2 && !text.contains(":")
    let groups = text.split(separator: isDotted ? "." : ":", omittingEmptySubsequences: false).map { number($0) }
    guard groups.contains(where: { $0 != nil }), groups.allSatisfy({ $0 ?? 0 >= 0 }) else { return nil }
    guard groups.count > 1 else { return groups[0].map { .time($0, isClock: false) } }
    return .time(groups.prefix(3).reduce(0) { $0 * 60 + ($1 ?? 0) }, isClock: true)
  }

  /// A number, with a fraction or without; nil for an empty one, and -1 for one that is too long.
  private static func number(_ text: Substring) -> TimeInterval? {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { ".,".contains($0) }
    let digits = parts[0].compactMap(digit)
    guard !digits.isEmpty else { return nil }
    guard digits.count <= 12 else { return -1 }
    // "1,895" has thousands, and "1895.4" a fraction.
    let fraction = parts.count > 1 ? parts[1].compactMap(digit) : []
    let whole = TimeInterval(digits.reduce(0) { $0 * 10 + $1 })
    if fraction.count == 3, text.contains(","), (1...3).contains(digits.count) {
      return whole * 1_000 + TimeInterval(fraction.reduce(0) { $0 * 10 + $1 })
    }
    return whole + fraction.prefix(6).reversed().reduce(0) { ($0 + TimeInterval($1)) / 10 }
  }

  /// The value of a decimal digit of any script.
  private static func digit(_ character: Character) -> Int? {
    guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first, scalar.properties.numericType == .decimal else {
      return nil
    }
    return character.wholeNumberValue
  }
}
