import Dispatch
import RivuletHost

extension HeadlessDriver {
  /// The number of consecutive hops through the main queue without a turn after which everything counts as quiet.
  static let quietHops = 16
  /// The number of such hops between two frames when no deadline on the clock was due.
  private static let hopsBetweenFrames = 4
  /// The time on the clock after which `rest` stops waiting, in seconds, because animations may follow each other forever.
  package static let restLimit = 5.0
  /// The number of turns without rest after which the view counts as restless. Each such turn is started by a task or a job on the main
  /// queue.
  private static let turnLimit = 5_000

  /// Runs the main queue and the view until both are quiet. The clock stands still.
  ///
  /// This does not wait for tasks that sleep, or for other threads; `wait(timeout:until:)` does.
  package func settle() async {
    await settle(quietHops: Self.quietHops)
  }

  func settle(quietHops: Int) async {
    await begin()
    host.resume()
    let first = host.turnCount
    var quiet = 0
    // Jobs on the main queue also end turns.
    var seenTurns = first
    while quiet < quietHops {
      host.runTurn()
      if host.turnCount > seenTurns {
        seenTurns = host.turnCount
        quiet = 0
        if seenTurns - first >= Self.turnLimit { return reportRestlessness() }
      } else {
        quiet += 1
        // A main-actor task that yields passes through the threads of the concurrent executor, so this does the same.
        await Task.yield()
      }
      await hop()
    }
  }

  /// Closes the window and settles.
  package func close() async {
    if let window = shown.appWindow { window.scenes.close(window) } else { host.close() }
    await settle()
  }

  /// Runs `event` as one event, ends its turn, and settles.
  package func turn(_ event: () -> Void) async {
    host.inTimeScope(event)
    host.runTurn()
    await settle()
  }

  /// Advances the clock by a number of seconds, with a frame every 1/60 s and one at the end.
  ///
  /// Everything that becomes due in the meantime happens in order at its own instant, and a turn follows each time.
  package func advance(by seconds: Double) async {
    await settle()
    for instant in clock.frameInstants(within: seconds) { await advance(to: instant) }
    await settle()
  }

  /// Advances the clock, frame by frame, until all motion that ends by itself has ended. It does not wait for endless motion.
  ///
  /// - Parameter limit: The number of seconds after which it stops in any case, for animations that follow each other endlessly.
  /// - Returns: True if everything came to rest. The clock stands still if nothing moves.
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

  /// True if there is motion that ends by itself.
  var isMoving: Bool { host.app.clock.awaitsRest }

  /// Advances the clock to an instant and runs its frame.
  ///
  /// Everything that becomes due in the meantime runs, and its consequences are followed until all is quiet. Work that a frame has started
  /// may continue while later frames run, as on a screen. If nothing changed in the previous frame, there is no such work.
  func advance(to instant: UInt64) async {
    let isDue = (clock.source.nextDeadlineNanoseconds ?? .max) <= instant
    let isQuiet = !isDue && host.turnCount == quietTurns
    await clock.source.advance(by: clock.seconds(until: instant)) {
      if !isQuiet { await settle(quietHops: isDue ? Self.quietHops : Self.hopsBetweenFrames) }
    }
    quietTurns = host.turnCount
    host.runFrame()
  }

  /// Waits in real time until `condition` is true, for work on other threads and for timers of Foundation. Throws an error after `timeout`.
  ///
  /// The clock continues in the meantime, with a frame every 1/60 s and never faster than real time.
  package func wait(timeout: Duration, until condition: () -> Bool) async throws {
    let real = ContinuousClock()
    let start = real.now
    // The part of the elapsed time by which the clock has been advanced.
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

  private func reportRestlessness() {
    host.issues.reportOnce(
      RuntimeIssue(
        kind: .updatedTooOften,
        message: "The view did not come to rest in \(Self.turnLimit) turns. "
          + "Look for a task, a publisher or a job of the main queue that changes state each time that the state has changed.",
        typeName: "ViewHarness"))
  }

  /// Runs all jobs that are waiting on the main queue.
  private func hop() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
