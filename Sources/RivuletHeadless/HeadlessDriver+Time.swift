import Dispatch
import RivuletHost

extension HeadlessDriver {
  /// The number of consecutive passes through the main queue without a turn after which the app counts as settled.
  static let quietHops = 16
  /// The number of such passes between two frames when no deadline on the clock was due.
  private static let hopsBetweenFrames = 4
  /// The time on the clock after which `rest` stops waiting, in seconds. The limit is necessary because animations may follow each other
  /// endlessly.
  package static let restLimit = 5.0
  /// The number of consecutive turns after which the view counts as restless. Each such turn is started by a task or a job on the main
  /// queue.
  private static let turnLimit = 5_000

  /// Runs the main queue and the view until both are idle. The clock stands still.
  ///
  /// This method doesn't wait for tasks that sleep or for other threads. Use `wait(timeout:until:)` for those.
  package func settle() async {
    await settle(quietHops: Self.quietHops)
  }

  func settle(quietHops: Int) async {
    await begin()
    host.resume()
    let first = host.turnCount
    var quiet = 0
    // Jobs on the main queue may end turns, too.
    var seenTurns = first
    while quiet < quietHops {
      host.runTurn()
      if host.turnCount > seenTurns {
        seenTurns = host.turnCount
        quiet = 0
        if seenTurns - first >= Self.turnLimit { return reportFailureToSettle() }
      } else {
        quiet += 1
        // A main-actor task that yields passes through the threads of the concurrent executor, so this loop yields as well.
        await Task.yield()
      }
      await hop()
    }
  }

  /// Closes the window and waits for the app to settle.
  package func close() async {
    if let window = shown.appWindow { window.scenes.close(window) } else { host.close() }
    await settle()
  }

  /// Runs `event` as a single event, ends its turn, and waits for the app to settle.
  package func turn(_ event: () -> Void) async {
    host.inTimeScope(event)
    host.runTurn()
    await settle()
  }

  /// Advances the clock by a number of seconds, with a frame every 1/60 s and one at the end.
  ///
  /// Whatever becomes due within that time runs in order, each at its own instant and followed by a turn.
  package func advance(by seconds: Double) async {
    await settle()
    for instant in clock.frameInstants(within: seconds) { await advance(to: instant) }
    await settle()
  }

  /// Advances the clock frame by frame until all finite motion has ended. Does not wait for endless motion.
  ///
  /// - Parameter limit: The maximum number of seconds to advance, because animations may follow each other endlessly.
  /// - Returns: True if all motion has ended. If nothing moves, the clock is not advanced.
  @discardableResult
  package func rest(within limit: Double = HeadlessDriver.restLimit) async -> Bool {
    await settle()
    for instant in clock.frameInstants(within: limit) {
      if !isMoving {
        await settle()
        if !isMoving { return true }
      }
      await advance(to: instant)
    }
    await settle()
    return !isMoving
  }

  /// True while motion is in progress that will end without further events.
  var isMoving: Bool { host.app.clock.hasFiniteMotion }

  /// Advances the clock to an instant and runs its frame.
  ///
  /// Whatever becomes due within that time runs, along with its consequences, until the app is idle. Work that a frame has started may
  /// continue during later frames, as on a screen. If nothing changed in the previous frame, no such work exists.
  func advance(to instant: UInt64) async {
    let isDue = (clock.source.nextDeadlineNanoseconds ?? .max) <= instant
    let isQuiet = !isDue && host.turnCount == quietTurns
    await clock.source.advance(by: clock.seconds(until: instant)) {
      if !isQuiet { await settle(quietHops: isDue ? Self.quietHops : Self.hopsBetweenFrames) }
    }
    quietTurns = host.turnCount
    host.runFrame()
  }

  /// Waits in real time until `condition` is true, for work on other threads and Foundation's timers. Throws an error after `timeout`.
  ///
  /// The clock advances in the meantime, with a frame every 1/60 s and never faster than real time.
  package func wait(timeout: Duration, until condition: () -> Bool) async throws {
    let real = ContinuousClock()
    let start = real.now
    // The part of the elapsed time by which the clock has already been advanced.
    var followed = Duration.zero
    await settle()
    while !condition() {
      let waited = real.now - start
      if waited >= timeout { throw DriverError.timedOut(timeout, present: finder.present) }
      let next = followed + .seconds(VirtualClock.frameInterval)
      if next <= waited {
        followed = next
        await advance(to: clock.nextFrame)
      } else {
        try await Task.sleep(for: .milliseconds(1))
      }
      await eventTurn(quietHops: 2) { EventThread.fireTimers() }
    }
    await settle()
  }

  private func reportFailureToSettle() {
    host.issues.reportOnce(
      RuntimeIssue(
        kind: .updatedTooOften,
        message: "The view did not settle within \(Self.turnLimit) turns. "
          + "Look for a task, a publisher or a main queue job that changes state every time the state changes.",
        typeName: "ViewHarness"))
  }

  /// Runs all jobs pending on the main queue.
  private func hop() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
