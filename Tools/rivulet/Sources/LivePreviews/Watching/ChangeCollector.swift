import Foundation

/// A collection of file changes that waits for a pause before they are built.
struct ChangeCollector {
  private(set) var change = FileWatcher.Change()
  /// The time of the first change, or nil if there is none.
  private var first: Date?
  /// The time at which to build the changes, or nil if there are none.
  private(set) var dueAt: Date?

  /// The time without changes after which a build starts, and the time after which it starts in any case, in seconds.
  private static let quiet = 0.03, patience = 0.3

  mutating func add(_ change: FileWatcher.Change, at now: Date) {
    self.change.merge(change)
    let start = first ?? now
    first = start
    dueAt = min(now + Self.quiet, start + Self.patience)
  }

  /// Removes and returns the changes, along with the time of the first change.
  mutating func take() -> (change: FileWatcher.Change, savedAt: Date?) {
    defer { self = ChangeCollector() }
    return (change, first)
  }
}
