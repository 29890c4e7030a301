import SwiftUI

/// Plays an episode, silently: time passes as if it were heard.
@MainActor
final class EpisodePlayer {
  /// Sends the time in seconds: at once, twice a second while the episode plays, and after each jump.
  let currentTimePublisher: AnyPublisher<TimeInterval, Never>
  /// Sends when the episode has been played to its end.
  let endPublisher: AnyPublisher<Void, Never>

  private static let tickInterval: TimeInterval = 0.5

  private let currentTimeSubject = CurrentValueSubject<TimeInterval, Never>(0)
  private let endSubject = PassthroughSubject<Void, Never>()
  private var playhead = Playhead(duration: nil)
  private var ticks: AnyCancellable?
  private var isPlaying = false

  init() {
    currentTimePublisher = currentTimeSubject.eraseToAnyPublisher()
    endPublisher = endSubject.eraseToAnyPublisher()
  }

  /// Whether a finger holds the time: the episode waits for it.
  var isScrubbing = false {
    didSet { if isScrubbing != oldValue { update() } }
  }

  /// Seconds from the beginning of the episode.
  var currentTime: TimeInterval { playhead.time(at: now) }

  /// Whether nothing is left to play.
  var hasEnded: Bool { playhead.hasEnded(at: now) }

  /// Starts another episode at its beginning; whether it plays stays as it is.
  func load(_ episode: Episode) {
    ticks = nil
    playhead = Playhead(duration: episode.duration)
    update()
    currentTimeSubject.send(0)
  }

  func play() {
    isPlaying = true
    update()
  }

  func pause() {
    isPlaying = false
    update()
  }

  /// Jumps to a time, within the episode.
  func seek(to time: TimeInterval) {
    playhead.seek(to: time, at: now)
    currentTimeSubject.send(currentTime)
  }

  /// Lets the playhead move and the timer tick as long as both the user and the finger let it.
  private func update() {
    if !isPlaying || isScrubbing {
      playhead.stop(at: now)
      ticks = nil
    } else if ticks == nil {
      playhead.start(at: now)
      ticks = Timer.publish(every: Self.tickInterval, on: .main, in: .common).autoconnect()
        .sink { [weak self] date in self?.tick(date) }
    }
  }

  private func tick(_ date: Date) {
    currentTimeSubject.send(playhead.time(at: date))
    if playhead.hasEnded(at: date) { endSubject.send() }
  }

  /// The date on the clock of the timer.
  private var now: Date { RunLoop.main.now.date }
}
