import Foundation

/// A cancellable activity that is cancelled automatically when its last reference is released.
final public class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Creates a cancellable that runs a closure on the first call of `cancel()`, or when it is released.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Creates a cancellable that cancels an activity on the first call of `cancel()`, or when it is released.
  public init<C>(_ canceller: C) where C: Cancellable {
    action = canceller.cancel
  }

  deinit {
    action?()
  }

  final public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  final public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }
}

extension AnyCancellable {
  /// Stores this cancellable in a collection, which keeps the activity running.
  final public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Stores this cancellable in a set, which keeps the activity running.
  final public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}
