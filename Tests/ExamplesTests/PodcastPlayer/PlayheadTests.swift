import Foundation
import Testing

@testable import PodcastPlayer

/// Time that follows from dates.
@Suite struct PlayheadTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  @Test func `it stands until it is started, and again when it is stopped`() {
    var playhead = Playhead(duration: 90)
    #expect(playhead.time(at: date(50)) == 0)
    playhead.start(at: date(100))
    #expect(playhead.time(at: date(107.25)) == 7.25)
    playhead.stop(at: date(108))
    #expect(playhead.time(at: date(200)) == 8)
    playhead.start(at: date(200))
    #expect(playhead.time(at: date(201.5)) == 9.5)
  }

  @Test func `it does not drift however often it is stopped and started`() {
    var playhead = Playhead(duration: nil)
    for step in 0..<1_000 {
      playhead.start(at: date(Double(step)))
      playhead.stop(at: date(Double(step) + 0.25))
    }
    #expect(playhead.time(at: date(5_000)) == 250)
  }

  @Test func `it keeps within the episode`() {
    var playhead = Playhead(duration: 12)
    playhead.seek(to: -3, at: date(0))
    #expect(playhead.time(at: date(0)) == 0)
    playhead.seek(to: 500, at: date(0))
    #expect(playhead.time(at: date(0)) == 12)
    #expect(playhead.hasEnded(at: date(0)))
    playhead.seek(to: 0, at: date(0))
    playhead.start(at: date(0))
    #expect(!playhead.hasEnded(at: date(11.9)))
    #expect(playhead.time(at: date(1_000_000)) == 12)
  }

  @Test func `a clock that goes back does not take time away`() {
    var playhead = Playhead(duration: 12)
    playhead.seek(to: 5, at: date(100))
    playhead.start(at: date(100))
    #expect(playhead.time(at: date(50)) == 5)
  }

  @Test func `an episode of unknown length never ends`() {
    var playhead = Playhead(duration: nil)
    playhead.start(at: date(0))
    #expect(!playhead.hasEnded(at: date(1e9)))
    #expect(playhead.time(at: date(1e9)) == 1e9)
  }
}
