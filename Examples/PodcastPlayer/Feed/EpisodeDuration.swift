import SwiftUI

/// The spellings of `itunes:duration`: seconds, MM:SS and HH:MM:SS.
enum EpisodeDuration: Equatable {
  case seconds(TimeInterval)
  /// Nothing is said; 0 is what some publishing tools write for that.
  case unknown
  /// What is said is not a time.
  case invalid

  /// Reads a duration. Spaces around it do not count, digits are ASCII ones.
  init(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty {
      self = .unknown
    } else if let seconds = Self.seconds(text) {
      self = seconds == 0 ? .unknown : .seconds(TimeInterval(seconds))
    } else {
      self = .invalid
    }
  }

  private static func seconds(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(number)
    guard (1...3).contains(parts.count), let first = parts[0] else { return nil }
    return parts.dropFirst().reduce(first) { sum, part in
      guard let sum, let part, part < 60 else { return nil }
      return sum * 60 + part
    }
  }

  /// A number of one to seven digits.
  private static func number(_ digits: Substring) -> Int? {
    guard (1...7).contains(digits.utf8.count), digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(digits)
  }
}
