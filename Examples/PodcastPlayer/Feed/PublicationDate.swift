import SwiftUI

/// Reads the dates of feeds. By rule they are those of e-mail (`Thu, 12 Nov 2026 08:00:00 +0100`) or of ISO 8601 (`2026-11-12T08:00:00Z`); in fact
/// every part may be missing, stand elsewhere, or be written in another language.
///
/// A date without a time is noon in Greenwich, which is on that day in nearly every place; a time without a zone is that of Greenwich.
struct PublicationDate {
  private var tokens: [DateToken]
  /// Seconds since midnight, once there is a time.
  private var time: Int?
  /// Seconds before Greenwich.
  private var zone = 0
  private var month: Int?
  private var numbers: [DateToken.Number] = []

  /// Nil for a text that is no date: that is no reason to refuse an episode.
  static func date(from text: String) -> Date? {
    var date = PublicationDate(tokens: DateToken.tokens(in: text))
    return date.read()
  }

  private init(tokens: [DateToken]) {
    self.tokens = tokens
  }

  private mutating func read() -> Date? {
    if let date = stamp() { return date }
    takeTime()
    for token in tokens {
      switch token {
      // Tuesday begins like March in some languages, and stands before the month.
      case .word(let word): month = DateWords.month(word) ?? month
      case .number(let number): numbers.append(number)
      case .mark: break
      }
    }
    guard let days = days() else { return nil }
    return Date(timeIntervalSince1970: TimeInterval(days * 86_400 + (time ?? 43_200) - zone))
  }

  /// Seconds or thousandths of them since 1970, where nothing else is said.
  private func stamp() -> Date? {
    guard tokens.count == 1, case .number(let number) = tokens[0] else { return nil }
    switch number.length {
    case 9...10: return Date(timeIntervalSince1970: TimeInterval(number.value))
    case 12...13: return Date(timeIntervalSince1970: TimeInterval(number.value) / 1_000)
    default: return nil
    }
  }
}

// MARK: - Time and zone

extension PublicationDate {
  /// Takes the time and the zone out of the tokens.
  private mutating func takeTime() {
    if let colon = tokens.indices.first(where: { isTime(at: $0) }) {
      takeTime(around: colon)
    } else if let start = tokens.firstIndex(of: .word("t")), start + 1 < tokens.count, case .number(let digits) = tokens[start + 1] {
      time = time(of: digits)
      tokens.removeSubrange(start...(start + 1))
      takeFraction(at: start)
      takeZone(from: start)
    } else if let digits = tokens.indices.first(where: { number(at: $0)?.length == 14 }), let all = number(at: digits) {
      // 20261112080000
      time = seconds(all.value / 10_000 % 100, all.value / 100 % 100, all.value % 100)
      tokens[digits] = .number(DateToken.Number(value: all.value / 1_000_000, length: 8))
      takeZone(from: digits + 1)
    } else {
      takeZoneWord(from: 0)
    }
  }

  private func isTime(at index: Int) -> Bool {
    tokens[index] == .mark(":") && (number(at: index - 1)?.length ?? 9) <= 2 && number(at: index + 1)?.length == 2
  }

  private mutating func takeTime(around colon: Int) {
    guard let hours = number(at: colon - 1)?.value, let minutes = number(at: colon + 1)?.value else { return }
    var end = colon + 2
    var count = 0
    if end < tokens.count, tokens[end] == .mark(":"), let number = number(at: end + 1) {
      count = number.value
      end += 2
    }
    tokens.removeSubrange((colon - 1)..<end)
    let start = colon - 1
    takeFraction(at: start)
    var hour = hours
    if start < tokens.count, case .word(let half) = tokens[start], ["am", "pm", "a", "p"].contains(half), hours <= 12 {
      let isMarked = half.count == 2
      let isSpelt = start + 3 < tokens.count && tokens[start + 1] == .mark(".") && tokens[start + 2] == .word("m")
      if isMarked || isSpelt {
        hour = hours % 12 + (half.hasPrefix("p") ? 12 : 0)
        tokens.removeSubrange(start...(isMarked ? start : start + 2))
      }
    }
    time = seconds(hour, minutes, count)
    takeZone(from: start)
  }

  /// Takes the fraction of a second.
  private mutating func takeFraction(at index: Int) {
    guard index + 1 < tokens.count, let length = number(at: index + 1)?.length else { return }
    // A comma could also be one before the day.
    if tokens[index] == .mark(".") || tokens[index] == .mark(",") && [3, 6, 9].contains(length) {
      tokens.removeSubrange(index...(index + 1))
    }
  }

  /// Takes the zone behind the time: a name, a distance, or both.
  private mutating func takeZone(from index: Int) {
    takeZoneWord(from: index)
    guard index + 1 < tokens.count, tokens[index] == .mark("+") || tokens[index] == .mark("-"), let number = number(at: index + 1) else {
      return
    }
    let sign = tokens[index] == .mark("-") ? -1 : 1
    var (hours, minutes) = number.length <= 2 ? (number.value, 0) : (number.value / 100, number.value % 100)
    if number.length == 6 { (hours, minutes) = (number.value / 10_000, number.value / 100 % 100) }
    var end = index + 2
    if number.length <= 2, end < tokens.count, tokens[end] == .mark(":"), let next = self.number(at: end + 1) {
      minutes = next.value
      end += 2
    }
    // A year behind a dash is none.
    if number.length > 2, number.length != 4, number.length != 3, number.length != 6 { return }
    tokens.removeSubrange(index..<end)
    if hours <= 15, minutes < 60 { zone = sign * (hours * 3_600 + minutes * 60) }
  }

  private mutating func takeZoneWord(from index: Int) {
    guard index < tokens.count, let place = tokens[index...].firstIndex(where: { $0.word.flatMap { DateWords.zone($0) } != nil }),
      let word = tokens[place].word, let minutes = DateWords.zone(word)
    else { return }
    // A month and a zone may have one name; the month comes first and the zone behind the time.
    if DateWords.month(word) != nil, index == 0 { return }
    zone = minutes * 60
    tokens.remove(at: place)
  }

  private func number(at index: Int) -> DateToken.Number? {
    guard tokens.indices.contains(index), case .number(let number) = tokens[index] else { return nil }
    return number
  }

  /// 0800 or 080000.
  private func time(of digits: DateToken.Number) -> Int? {
    switch digits.length {
    case 1...2: seconds(digits.value, 0, 0)
    case 4: seconds(digits.value / 100, digits.value % 100, 0)
    case 6: seconds(digits.value / 10_000, digits.value / 100 % 100, digits.value % 100)
    default: nil
    }
  }

  /// Nil for a time that no day has.
  private func seconds(_ hours: Int, _ minutes: Int, _ seconds: Int) -> Int? {
    guard hours <= 24, minutes < 60, seconds <= 60 else { return nil }
    return hours * 3_600 + minutes * 60 + seconds
  }
}

// MARK: - Day

extension PublicationDate {
  /// Days since 1 January 1970.
  private func days() -> Int? {
    if let month { return numbers.count > 1 ? dayAndYear(month) : numbers.first.flatMap { monthAndYear(month, $0) } }
    guard let first = numbers.first else { return nil }
    if first.length == 8 { return days(first.value / 10_000, first.value / 100 % 100, first.value % 100) }
    if first.length == 7 { return dayOfYear(first.value / 1_000, first.value % 1_000) }
    if first.length == 4, hasWeek, numbers.count > 1 { return weekday(first.value, numbers[1]) }
    switch numbers.count {
    case 1: return first.length == 4 ? days(first.value, 1, 1) : nil
    case 2: return twoNumbers(first, numbers[1])
    default: return threeNumbers(first, numbers[1], numbers[2])
    }
  }

  private func dayAndYear(_ month: Int) -> Int? {
    let (first, second) = (numbers[0], numbers[1])
    let isYearFirst = first.length >= 3 || first.value > 31
    return isYearFirst ? days(Self.year(first), month, second.value) : days(Self.year(second), month, first.value)
  }

  private func monthAndYear(_ month: Int, _ number: DateToken.Number) -> Int? {
    number.length == 4 ? days(number.value, month, 1) : nil
  }

  private func twoNumbers(_ first: DateToken.Number, _ second: DateToken.Number) -> Int? {
    guard first.length == 4 else { return second.length == 4 ? days(second.value, first.value, 1) : nil }
    return second.length == 3 ? dayOfYear(first.value, second.value) : days(first.value, second.value, 1)
  }

  private func threeNumbers(_ first: DateToken.Number, _ second: DateToken.Number, _ third: DateToken.Number) -> Int? {
    if first.length == 4 { return days(first.value, second.value, third.value) ?? days(first.value, third.value, second.value) }
    let year = Self.year(third)
    // Slashes are American unless that is impossible; dots and dashes put the day first.
    let isMonthFirst = tokens.contains(.mark("/"))
    let (day, month) = isMonthFirst ? (second.value, first.value) : (first.value, second.value)
    return days(year, month, day) ?? days(year, day, month)
  }

  private var hasWeek: Bool { tokens.contains(.word("w")) }

  /// The day of a week of ISO 8601, which begins on Monday; the first week has 4 January.
  private func weekday(_ year: Int, _ number: DateToken.Number) -> Int? {
    let (week, day) = number.length == 3 ? (number.value / 10, number.value % 10) : (number.value, numbers.count > 2 ? numbers[2].value : 1)
    guard (1...53).contains(week), (1...7).contains(day), let fourth = days(year, 1, 4) else { return nil }
    // 1 January 1970 was a Thursday.
    let monday = fourth - ((fourth + 3) % 7 + 7) % 7
    return monday + (week - 1) * 7 + day - 1
  }

  private func dayOfYear(_ year: Int, _ day: Int) -> Int? {
    guard (1...366).contains(day) else { return nil }
    return days(year, 1, 1).map { $0 + day - 1 }
  }

  private func days(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard day <= lengths[month - 1] else { return nil }
    let before = year - 1
    let leaps = before / 4 - before / 100 + before / 400 - 477
    return (year - 1970) * 365 + leaps + lengths[..<(month - 1)].reduce(0, +) + day - 1
  }

  /// Of two digits, those below 50 are of this century; three count from 1900.
  private static func year(_ number: DateToken.Number) -> Int {
    switch number.length {
    case 1, 2: number.value < 50 ? number.value + 2000 : number.value + 1900
    case 3: number.value + 1900
    default: number.value
    }
  }
}
