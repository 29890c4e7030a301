import Dispatch
import RivuletHost

extension HeadlessDriver {
  /// How many times in a row nothing may have happened between two jobs of the main queue before everything counts as quiet.
  static let quietHops = 16
  /// As many between two frames where no time of the clock was waited for.
  private static let hopsBetweenFrames = 4
  /// The seconds of the clock after which nothing is waited for any more, as animations may follow each other for ever.
  package static let restLimit = 5.0
  /// After so many turns without rest, each begun by a task or a job of the main queue, the view keeps itself busy.
  private static let turnLimit = 5_000

  /// Lets the main queue and the view run until both are quiet; the clock stands still.
  ///
  /// It does not wait for tasks that sleep, nor for other threads; `wait(timeout:until:)` does.
  package func settle() async {
    await settle(quietHops: Self.quietHops)
  }

  func settle(quietHops: Int) async {
    await begin()
    host.resume()
    let first = host.turnCount
    var quiet = 0
    // Turns also end in jobs of the main queue.
    var seenTurns = first
    while quiet < quietHops {
      host.runTurn()
      if host.turnCount > seenTurns {
        seenTurns = host.turnCount
        quiet = 0
        if seenTurns - first >= Self.turnLimit { return reportRestlessness() }
      } else {
        quiet += 1
        // A task of the main actor that yields goes round by the threads of the concurrent executor; so does this.
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

  /// Moves the clock on by so many seconds, with a frame each 1/60 s and one at the end.
  ///
  /// What is due on the way happens at its own instant and in its order, each time followed by a turn.
  package func advance(by seconds: Double) async {
    await settle()
    for instant in clock.frameInstants(within: seconds) { await advance(to: instant) }
    await settle()
  }

  /// Moves the clock on, frame by frame, until nothing moves any more that time brings to rest; what spins for ever is not waited for.
  ///
  /// - Parameter limit: Seconds after which it ends in any case, for animations that follow each other without an end.
  /// - Returns: Whether it came to rest. The clock stands still if nothing moves.
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

  /// Whether something moves that time brings to rest.
  var isMoving: Bool { host.app.clock.awaitsRest }

  /// Moves the clock to an instant and runs its frame.
  ///
  /// What is due on the way is followed until all is quiet. Work that a frame began may go on while later frames run, as on a screen; where the frame
  /// before changed nothing, there is no such work.
  func advance(to instant: UInt64) async {
    let isDue = (clock.source.nextDeadlineNanoseconds ?? .max) <= instant
    let isQuiet = !isDue && host.turnCount == quietTurns
    await clock.source.advance(by: clock.seconds(until: instant)) {
      if !isQuiet { await settle(quietHops: isDue ? Self.quietHops : Self.hopsBetweenFrames) }
    }
    quietTurns = host.turnCount
    host.runFrame()
  }

  /// Waits in real time until `condition` holds, for work that was begun on other threads and for timers of Foundation; throws after `timeout`.
  ///
  /// Meanwhile the clock goes on, a frame each 1/60 s and never faster than real time.
  package func wait(timeout: Duration, until condition: () -> Bool) async throws {
    let real = ContinuousClock()
    let start = real.now
    // The part of it that the clock has gone.
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

  /// Lets every job run that waits on the main queue now.
  private func hop() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
