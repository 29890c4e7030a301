import Foundation

/// A queue that connects threads that post events to a loop that receives them.
final class EventQueue<Event: Sendable>: @unchecked Sendable {
  /// The condition that guards `events`.
  private let condition = NSCondition()
  private var events: [Event] = []

  func post(_ event: Event) {
    condition.lock()
    events.append(event)
    condition.signal()
    condition.unlock()
  }

  /// Waits for the next event.
  ///
  /// - Returns: The event, or nil if the deadline has passed.
  func next(until deadline: Date?) -> Event? {
    condition.lock()
    defer { condition.unlock() }
    while events.isEmpty {
      guard let deadline else {
        condition.wait()
        continue
      }
      if !condition.wait(until: deadline), events.isEmpty { return nil }
    }
    return events.removeFirst()
  }
}
