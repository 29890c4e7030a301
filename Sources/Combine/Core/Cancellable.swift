/// A running activity that can be cancelled. Cancelling it twice has no further effect.
public protocol Cancellable {
  /// Cancels the activity and frees its resources.
  func cancel()
}

extension Cancellable {
  /// Keeps this activity running for as long as the collection holds it.
  public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this activity running for as long as the set holds it.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
