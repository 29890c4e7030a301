import Foundation

/// Changes of files that wait for a moment without further ones.
struct ChangeCollector {
  private(set) var change = FileWatcher.Change()
  /// The moment of the first change; nil while there is none.
  private var first: Date?
  /// The moment at which the changes should be built; nil while there is none.
  private(set) var dueAt: Date?

  /// The seconds without a change after which a build begins, and those after which it begins anyway.
  private static let quiet = 0.03, patience = 0.3

  mutating func add(_ change: FileWatcher.Change, at now: Date) {
    self.change.merge(change)
    let start = first ?? now
    first = start
    dueAt = min(now + Self.quiet, start + Self.patience)
  }

  /// Takes the changes with the moment of the first.
  mutating func take() -> (change: FileWatcher.Change, savedAt: Date?) {
    defer { self = ChangeCollector() }
    return (change, first)
  }
}
