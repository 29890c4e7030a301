/// An activity that can be cancelled. Cancelling it again has no effect.
public protocol Cancellable {
  /// Cancels the activity and releases its resources.
  func cancel()
}

extension Cancellable {
  /// Stores this cancellable in a collection, which keeps the activity running.
  public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Stores this cancellable in a set, which keeps the activity running.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
