/// Something under way that can be stopped. Stopping twice does nothing.
public protocol Cancellable {
  /// Stops the activity and frees what it holds.
  func cancel()
}

extension Cancellable {
  /// Keeps this activity going for as long as the collection holds it.
  public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this activity going for as long as the set holds it.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
