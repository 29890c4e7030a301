import RivuletCore
import Synchronization

/// A change that waits for the end of its transaction.
struct PendingChange: @unchecked Sendable {
  let change: TracedChange
  let event: TracedEvent
  /// The number of events that had begun or ended before the change.
  fileprivate let eventCount: Int
  /// The return addresses of the calls that led to the change, innermost first.
  let calls: [UInt]
  /// The types of the views that the same announcement reaches after the change's owner.
  fileprivate(set) var otherReaders: [any Any.Type] = []
}

/// The changes since the last transaction, to which any thread may add.
final class PendingChanges: Sendable {
  private struct State: @unchecked Sendable {
    var changes: [PendingChange] = []
    var event: TracedEvent?
    var eventCount = 0
  }

  private let state = Mutex(State())

  /// Sets the innermost event on the main thread.
  func setEvent(_ event: TracedEvent?) {
    state.withLock { state in
      state.event = event
      state.eventCount += 1
    }
  }

  func append(_ change: TracedChange) {
    let calls = CallSites.collect()
    state.withLock { state in
      let own = change.isOnMain ? state.event : nil
      let event = own ?? TracedEvent(change.task == nil ? .code : .task, change.isOnMain ? nil : "another thread")
      state.changes.append(PendingChange(change: change, event: event, eventCount: state.eventCount, calls: calls))
    }
  }

  /// Adds a reader to the last change, if that change is the same announcement. An announcement that starts with the same reader is a new
  /// one.
  func append(_ reader: TracedReader, of announcement: UInt) -> Bool {
    let isOnMain = MainThread.isCurrent
    return state.withLock { state in
      guard let last = state.changes.indices.last, announcement != 0 else { return false }
      let change = state.changes[last].change
      guard change.announcement == announcement, change.isOnMain == isOnMain, !change.isOwned(by: reader),
        state.changes[last].eventCount == state.eventCount
      else { return false }
      state.changes[last].otherReaders.append(reader.type)
      return true
    }
  }

  /// A Boolean value that indicates whether no changes are pending.
  var isEmpty: Bool { state.withLock { $0.changes.isEmpty } }

  func takeAll() -> [PendingChange] {
    state.withLock { state in
      defer { state.changes = [] }
      return state.changes
    }
  }
}
