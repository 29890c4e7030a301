import Dispatch
import RivuletHost

extension HeadlessDriver {
  /// How many times in a row nothing may have happened between two jobs of the main queue before everything counts as quiet.
  static let quietHops = 16
  /// After so many turns without rest the harness gives up: the view keeps itself busy.
  private static let turnLimit = 100_000

  /// Lets the main queue and the view run until both are quiet; the clock stands still.
  ///
  /// It does not wait for tasks that sleep, nor for other threads; `wait(timeout:until:)` does.
  package func settle() async {
    await settle(quietHops: Self.quietHops)
  }

  func settle(quietHops: Int) async {
    await begin()
    var quiet = 0
    var turns = 0
    while quiet < quietHops, turns < Self.turnLimit {
      if host.runTurn() {
        quiet = 0
        turns += 1
      } else {
        quiet += 1
        // A task of the main actor that yields goes round by the threads of the concurrent executor; so does this.
        await Task.yield()
      }
      await hop()
    }
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

  func advance(to instant: UInt64) async {
    await clock.source.advance(by: clock.seconds(until: instant)) { await settle() }
    host.runFrame()
  }

  /// Waits in real time until `condition` holds, for work that was begun on other threads and for timers of Foundation; throws after `timeout`.
  package func wait(timeout: Duration, until condition: () -> Bool) async throws {
    let clock = ContinuousClock()
    let deadline = clock.now.advanced(by: timeout)
    await settle()
    while !condition() {
      if clock.now >= deadline { throw DriverError.timedOut(timeout) }
      try await Task.sleep(for: .milliseconds(1))
      await eventTurn(quietHops: 2) { EventThread.fireTimers() }
    }
    await settle()
  }

  /// Lets every job run that waits on the main queue now.
  private func hop() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
