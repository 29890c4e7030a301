import SwiftUI

/// Reads the dates of RSS, which are those of e-mail: `Thu, 12 Nov 2026 08:00:00 +0100`. The day of the week and the seconds may be missing.
enum PublicationDate {
  private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
  /// Hours before or after Greenwich.
  private static let zones = [
    "gmt": 0, "ut": 0, "utc": 0, "z": 0, "est": -5, "edt": -4, "cst": -6, "cdt": -5, "mst": -7, "mdt": -6, "pst": -8, "pdt": -7, "cet": 1,
    "cest": 2,
  ]

  /// Nil for anything else: a wrong date is no reason to refuse an episode.
  static func date(from text: String) -> Date? {
    // Bytes, since a feed has tens of thousands of dates, and everything in them is ASCII.
    let day = text.utf8.prefix(100).split(separator: UInt8(ascii: ","), maxSplits: 1).last ?? ""[...].utf8
    let words = day.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map { Substring($0) }
    guard words.count == 5, let days = days(words[0], words[1], words[2]), let seconds = seconds(words[3]), let zone = offset(words[4])
    else { return nil }
    return Date(timeIntervalSince1970: TimeInterval(days * 86_400 + seconds - zone))
  }

  /// Days since 1 January 1970.
  private static func days(_ day: Substring, _ month: Substring, _ year: Substring) -> Int? {
    guard let month = months.firstIndex(of: month.lowercased()), let day = number(day, 1...31), let year = fullYear(year) else {
      return nil
    }
    let lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard day <= lengths[month] else { return nil }
    let before = year - 1
    let leaps = before / 4 - before / 100 + before / 400 - 477
    return (year - 1970) * 365 + leaps + lengths[..<month].reduce(0, +) + day - 1
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  /// Of two digits, those below 50 are of this century.
  private static func fullYear(_ text: Substring) -> Int? {
    guard text.utf8.count == 2 else { return number(text, 1900...9999) }
    return number(text, 0...99).map { $0 < 50 ? $0 + 2000 : $0 + 1900 }
  }

  /// Seconds since midnight.
  private static func seconds(_ text: Substring) -> Int? {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map { Substring($0) }
    guard parts.count == 2 || parts.count == 3, let hours = number(parts[0], 0...23), let minutes = number(parts[1], 0...59) else {
      return nil
    }
    guard let seconds = parts.count == 3 ? number(parts[2], 0...60) : 0 else { return nil }
    return hours * 3600 + minutes * 60 + seconds
  }

  /// Seconds that a zone is before Greenwich.
  private static func offset(_ zone: Substring) -> Int? {
    guard let sign = zone.first, sign == "+" || sign == "-" else { return zones[zone.lowercased()].map { $0 * 3600 } }
    let digits = zone.dropFirst().filter { $0 != ":" }
    guard digits.utf8.count == 4, let hours = number(digits.prefix(2), 0...23), let minutes = number(digits.suffix(2), 0...59) else {
      return nil
    }
    return (sign == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  /// A number of one to four ASCII digits.
  private static func number(_ digits: Substring, _ range: ClosedRange<Int>) -> Int? {
    guard (1...4).contains(digits.utf8.count), digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(digits).flatMap { range.contains($0) ? $0 : nil }
  }
}
