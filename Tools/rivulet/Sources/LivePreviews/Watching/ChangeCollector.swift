import Foundation

/// File changes that wait for a moment without further changes.
struct ChangeCollector {
  private(set) var change = FileWatcher.Change()
  /// The time of the first change; nil while there is none.
  private var first: Date?
  /// The time at which the changes should be built; nil while there are none.
  private(set) var dueAt: Date?

  /// The number of seconds without a change after which a build starts, and the number after which it starts in any case.
  private static let quiet = 0.03, patience = 0.3

  mutating func add(_ change: FileWatcher.Change, at now: Date) {
    self.change.merge(change)
    let start = first ?? now
    first = start
    dueAt = min(now + Self.quiet, start + Self.patience)
  }

  /// Takes the changes, with the time of the first one.
  mutating func take() -> (change: FileWatcher.Change, savedAt: Date?) {
    defer { self = ChangeCollector() }
    return (change, first)
  }
}
