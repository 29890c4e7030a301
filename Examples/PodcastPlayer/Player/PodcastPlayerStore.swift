import SwiftUI

/// What is played: the truth that all views of the player share. The time is not in here, so that a tick concerns nobody but who shows it.
@MainActor
package final class PodcastPlayerStore: ObservableObject {
  let player: EpisodePlayer

  /// The show that is played.
  @Published private(set) var feed: Feed

  /// Whether time passes.
  @Published var isPlaying = false {
    didSet { if isPlaying != oldValue { isPlayingDidChange() } }
  }

  /// When playing ends by itself; nil if it does not.
  @Published private(set) var sleepTimer: SleepTimer?
  /// Whether the next episode follows the end of one.
  var playsOn = true

  @Published private var index = 0
  private var end: AnyCancellable?
  private var sleep: AnyCancellable?

  /// Seconds after which "previous" means the beginning of this episode.
  private static let restartThreshold: TimeInterval = 3

  /// - Parameter feed: Must have an episode.
  init(feed: Feed, player: EpisodePlayer = EpisodePlayer()) {
    precondition(!feed.episodes.isEmpty, "A player needs a feed with episodes; FeedParser refuses any other.")
    self.feed = feed
    index = feed.episodes.firstIndex { $0.audioURL != nil } ?? 0
    self.player = player
    player.load(currentEpisode)
    end = player.endPublisher.sink { [weak self] in self?.episodeDidEnd() }
  }

  /// The episode that is shown.
  var currentEpisode: Episode { feed.episodes[index] }

  /// Where the episode is in the library.
  var currentPlace: EpisodePlace { EpisodePlace(show: feed.id, index: index) }

  /// Plays an episode of a show from its beginning.
  func play(_ index: Int, of feed: Feed) {
    if feed != self.feed { self.feed = feed }
    show(index)
    isPlaying = true
  }

  /// Lets playing end by itself, or no longer.
  func setSleepTimer(_ timer: SleepTimer?) {
    sleepTimer = timer
    sleep = nil
    if case .minutes(let count) = timer {
      sleep = Timer.publish(every: TimeInterval(count * 60), on: .main, in: .common).autoconnect().first()
        .sink { [weak self] _ in self?.fallAsleep() }
    }
  }

  /// Whether there is an episode after this one.
  var hasNext: Bool { index + 1 < feed.episodes.count }

  /// Goes to the next episode; the last one has none.
  func advance() {
    if hasNext { show(index + 1) }
  }

  /// Goes to the beginning of this episode, or from there to the previous one.
  func previous() {
    show(player.currentTime > Self.restartThreshold ? index : max(index - 1, 0))
  }

  private func show(_ index: Int) {
    if index != self.index { self.index = index }
    player.load(currentEpisode)
  }

  private func isPlayingDidChange() {
    guard isPlaying else { return player.pause() }
    if player.hasEnded { player.seek(to: 0) }
    player.play()
  }

  private func episodeDidEnd() {
    if sleepTimer == .endOfEpisode {
      fallAsleep()
    } else if hasNext, playsOn {
      advance()
    } else {
      isPlaying = false
    }
  }

  private func fallAsleep() {
    setSleepTimer(nil)
    isPlaying = false
  }
}
