extension EnvironmentValues {
  /// Returns an object that `make` derives from the environment alone.
  ///
  /// Readers of a sort share one object, if no place between them and the root sets a key that the sort reads. `make` must give equal
  /// results in all of them: one sort, one kind of object.
  @inlinable package func derived<D: AnyObject>(_ make: (EnvironmentValues) -> D) -> D {
    sharedDerived(make).map { $0 as! D } ?? make(self)
  }

  @usableFromInline func sharedDerived(_ make: (EnvironmentValues) -> AnyObject) -> AnyObject? {
    guard written.isEmpty, let derived = snapshot?.derived(make) else { return nil }
    // The keys are known once the object is made.
    if let layer, snapshot?.isUntouched(by: layer) != true { return nil }
    return derived
  }
}
