import SwiftUI

/// Where playback is. The time follows from dates alone, so that late, early and missing ticks never add up to a drift.
struct Playhead: Equatable {
  /// In seconds; nil for an episode of unknown length, which never ends by itself.
  let duration: TimeInterval?
  /// The time at `start`, or now if the playhead stands.
  private var time: TimeInterval = 0
  /// Since when the playhead moves; nil if it stands.
  private var start: Date?

  init(duration: TimeInterval?) {
    self.duration = duration
  }

  /// Seconds from the beginning, within the episode.
  func time(at date: Date) -> TimeInterval {
    clamped(time + (start.map { max(date.timeIntervalSince($0), 0) } ?? 0))
  }

  /// Whether nothing is left to play.
  func hasEnded(at date: Date) -> Bool {
    duration.map { time(at: date) >= $0 } ?? false
  }

  mutating func start(at date: Date) {
    time = time(at: date)
    start = date
  }

  mutating func stop(at date: Date) {
    time = time(at: date)
    start = nil
  }

  /// Jumps to a time, moving on from there if the playhead moves.
  mutating func seek(to time: TimeInterval, at date: Date) {
    self.time = clamped(time)
    if start != nil { start = date }
  }

  private func clamped(_ time: TimeInterval) -> TimeInterval {
    min(max(time, 0), duration ?? .greatestFiniteMagnitude)
  }
}
