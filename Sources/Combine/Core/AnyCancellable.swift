import Foundation

/// An activity that is cancelled when its last owner releases it.
final public class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Creates a cancellable that runs the closure at the first `cancel()`, or when released.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Creates a cancellable that cancels the given activity at the first `cancel()`, or when released.
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
  /// Keeps this activity running for as long as the collection holds it.
  final public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this activity running for as long as the set holds it.
  final public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}
