import SwiftUI

/// Reads the dates of RSS, which are those of e-mail: `Thu, 12 Nov 2026 08:00:00 +0100`. The day of the week and the seconds may be missing.
struct PublicationDate {
  private let formatters = ["d MMM yy HH:mm:ss zzz", "d MMM yy HH:mm zzz"].map { format in
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = format
    return formatter
  }

  /// Nil for anything else: a wrong date is no reason to refuse an episode.
  func date(from text: String) -> Date? {
    let day = text.split(separator: ",", maxSplits: 1).last.map(String.init) ?? ""
    let trimmed = day.trimmingCharacters(in: .whitespacesAndNewlines)
    return formatters.lazy.compactMap { $0.date(from: trimmed) }.first
  }
}
