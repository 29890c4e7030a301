import SwiftUI

/// All episodes by year, and what the person has done with them.
@MainActor
public final class EpisodeLibrary: ObservableObject {
  /// The latest year first.
  public let years: [EpisodeYear]
  /// The numbers of those that were played.
  @Published public var played: Set<Episode.ID> = []
  /// Those to be played, in order.
  @Published public var queue: [Episode] = []
  @Published public var favorites: [Episode] = []

  private static let allYears = 2007...2026

  public init(episodeCount: EpisodeCount) {
    let count = episodeCount.rawValue
    let perYear = (count + Self.allYears.count - 1) / Self.allYears.count
    years = Self.allYears.enumerated().map { place, year in
      EpisodeYear(year, numbers: 1 + place * perYear..<1 + min((place + 1) * perYear, count))
    }.reversed()
  }

  /// The latest episodes.
  public func latest(_ count: Int) -> [Episode] { years.first.map { Array($0.prefix(count)) } ?? [] }

  /// The years that have episodes whose titles contain some words, with these episodes.
  public func years(matching words: String) -> [EpisodeYear] {
    if words.isEmpty { return years }
    let isFound = (0..<Episode.titleCount).map { Episode.isTitle(of: $0, matching: words) }
    return years.map { year in year.showing { isFound[$0 % isFound.count] } }.filter { !$0.isEmpty }
  }

  func isFavorite(_ episode: Episode) -> Bool { favorites.contains(episode) }

  func togglePlayed(_ episode: Episode) {
    if played.remove(episode.id) == nil { played.insert(episode.id) }
  }

  func toggleFavorite(_ episode: Episode) {
    if let place = favorites.firstIndex(of: episode) { favorites.remove(at: place) } else { favorites.append(episode) }
  }

  func enqueue(_ episode: Episode) {
    if !queue.contains(episode) { queue.append(episode) }
  }
}
