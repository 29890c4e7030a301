import SwiftUI

/// The episodes of one year, the latest first. They are made as they are asked for.
public struct EpisodeYear: RandomAccessCollection, Identifiable {
  /// The year itself.
  public let id: Int
  /// The numbers of its episodes.
  let numbers: Range<Int>
  private let start: Date
  private let seconds: TimeInterval
  /// The numbers of the episodes that a search has found, the latest first; nil without a search.
  private var found: [Int]?

  init(_ year: Int, numbers: Range<Int>) {
    id = year
    self.numbers = numbers
    let calendar = Calendar(identifier: .gregorian)
    let zone = TimeZone.current
    let first = DateComponents(calendar: calendar, timeZone: zone, year: year, month: 1, day: 2).date ?? .distantPast
    let last = DateComponents(calendar: calendar, timeZone: zone, year: year, month: 12, day: 30).date ?? .distantPast
    (start, seconds) = (first, last.timeIntervalSince(first))
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { found?.count ?? numbers.count }

  public subscript(position: Int) -> Episode {
    let number = found?[position] ?? numbers.upperBound - 1 - position
    let share = Double(number - numbers.lowerBound) / Double(Swift.max(numbers.count - 1, 1))
    return Episode(id: number, date: start + share * seconds)
  }

  /// Returns this year with only the episodes whose numbers meet a condition.
  func showing(_ isFound: (Episode.ID) -> Bool) -> EpisodeYear {
    var year = self
    year.found = numbers.reversed().filter(isFound)
    return year
  }
}
