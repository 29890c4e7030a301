import SwiftUI

/// The shows of the app, and the player that all windows share.
@MainActor
package final class PodcastLibrary: ObservableObject {
  /// In the order in which they were added.
  @Published private(set) var shows: [Feed] = []
  /// What was wrong with the feed that was added last.
  @Published private(set) var problem: FeedProblem?
  /// Nil until there is a show.
  @Published private(set) var store: PodcastPlayerStore?

  /// A library of one show, or of none if its feed has a problem.
  package init(feed: Result<Feed, FeedProblem>) {
    add(feed)
  }

  /// The show of a title.
  func show(_ id: Feed.ID?) -> Feed? { shows.first { $0.id == id } }

  /// Reads the files of feeds. A show that is known gets the episodes of its new feed.
  func addFeeds(at urls: [URL]) {
    problem = nil
    for url in urls { add(FeedSource.file(path: url.path).load()) }
  }

  /// Leaves a show out. What plays goes on.
  func remove(_ id: Feed.ID) {
    shows.removeAll { $0.id == id }
  }

  func removeShows(at offsets: IndexSet) {
    shows.remove(atOffsets: offsets)
  }

  /// Puts shows in another place among all.
  func moveShows(from offsets: IndexSet, to offset: Int) {
    shows.move(fromOffsets: offsets, toOffset: offset)
  }

  func problemWasRead() {
    problem = nil
  }

  /// The places of all episodes whose title or summary contains a text.
  func episodes(containing text: String) -> [EpisodePlace] {
    shows.flatMap { show in
      show.episodes.indices
        .filter { index in
          let episode = show.episodes[index]
          return [episode.displayTitle, episode.summary].contains { $0.localizedCaseInsensitiveContains(text) }
        }
        .map { EpisodePlace(show: show.id, index: $0) }
    }
  }

  func episode(_ place: EpisodePlace) -> Episode? {
    guard let show = show(place.show), show.episodes.indices.contains(place.index) else { return nil }
    return show.episodes[place.index]
  }

  /// Plays an episode from its beginning.
  func play(_ place: EpisodePlace) {
    guard let show = show(place.show), show.episodes.indices.contains(place.index) else { return }
    store?.play(place.index, of: show)
  }

  private func add(_ feed: Result<Feed, FeedProblem>) {
    switch feed {
    case .success(let show):
      if let index = shows.firstIndex(where: { $0.id == show.id }) { shows[index] = show } else { shows.append(show) }
      if store == nil { store = PodcastPlayerStore(feed: show) }
    case .failure(let problem): self.problem = problem
    }
  }
}
