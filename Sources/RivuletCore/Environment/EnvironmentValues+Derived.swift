extension EnvironmentValues {
  /// An object that follows from the environment alone, as `make` makes it.
  ///
  /// Readers of the sort share one, if none of the places between them and the root sets a key that the sort reads. `make` must come to the
  /// same in all of them: one sort, one sort of object.
  @inlinable package func derived<D: AnyObject>(_ make: (EnvironmentValues) -> D) -> D {
    sharedDerived(make).map { $0 as! D } ?? make(self)
  }

  @usableFromInline func sharedDerived(_ make: (EnvironmentValues) -> AnyObject) -> AnyObject? {
    guard written.isEmpty, let derived = snapshot?.derived(make) else { return nil }
    // The keys are known once it was made.
    if let layer, snapshot?.isUntouched(by: layer) != true { return nil }
    return derived
  }
}
