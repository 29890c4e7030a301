import Combine
import Dispatch
import Foundation
import Synchronization

/// A time source that stands until a test moves it; actions run when it is moved, on the caller's thread.
final class StandingClock: TimeSource {
  private struct State {
    var seconds = 0.0
    var lastID = 0
    var actions: [Int: (seconds: Double, run: @Sendable () -> Void)] = [:]
  }

  private let state = Mutex(State())

  var uptimeNanoseconds: UInt64 { UInt64((state.withLock(\.seconds) * 1e9).rounded()) }
  var date: Date { Date(timeIntervalSince1970: 1_000_000 + state.withLock(\.seconds)) }

  /// When the waiting actions are due, in seconds from the clock's beginning, to a millisecond.
  var waiting: [Double] {
    state.withLock { $0.actions.values.map { ($0.seconds * 1_000).rounded() / 1_000 }.sorted() }
  }

  func schedule(
    at deadlineNanoseconds: UInt64, toleranceNanoseconds: UInt64, on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void
  ) -> ScheduledAction {
    let id = state.withLock { state in
      state.lastID += 1
      state.actions[state.lastID] = (Double(deadlineNanoseconds) / 1e9, action)
      return state.lastID
    }
    return ScheduledAction { [self] in _ = state.withLock { $0.actions.removeValue(forKey: id) } }
  }

  func advance(_ seconds: Double) {
    let due = state.withLock { state in
      state.seconds += seconds
      let due = state.actions.filter { $0.value.seconds <= state.seconds + 1e-9 }.sorted { $0.key < $1.key }
      for (id, _) in due { state.actions[id] = nil }
      return due.map(\.value.run)
    }
    for run in due { run() }
  }
}
