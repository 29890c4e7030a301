import SwiftUI

/// The episodes of one year, the latest first. They are made as they are asked for.
public struct EpisodeYear: RandomAccessCollection, Identifiable {
  /// The year itself.
  public let id: Int
  /// The numbers of its episodes.
  let numbers: Range<Int>
  private let start: Date
  private let seconds: TimeInterval

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
  public var endIndex: Int { numbers.count }

  public subscript(position: Int) -> Episode {
    let number = numbers.upperBound - 1 - position
    let share = Double(number - numbers.lowerBound) / Double(Swift.max(numbers.count - 1, 1))
    return Episode(id: number, date: start + share * seconds)
  }
}
