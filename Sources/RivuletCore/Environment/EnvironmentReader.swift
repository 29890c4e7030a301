import RivuletGraph

/// What a rule reads the environment through: where it stands and of which sort it is.
///
/// Readers of a sort share what they have asked the root for, so a sort should read much the same. Made when structure is built, before
/// the rule that reads; without reference counts, because many are made.
package struct EnvironmentReader {
  private let place: EnvironmentPlace
  private let snapshot: Attribute<EnvironmentSnapshot>

  init(_ place: EnvironmentPlace, _ snapshot: Attribute<EnvironmentSnapshot>) {
    self.place = place
    self.snapshot = snapshot
  }

  /// The environment; the running rule depends on the keys that it reads of it.
  @MainActor package var values: EnvironmentValues { EnvironmentValues(inside: place.layer, snapshot.value) }

  /// Whether leading is right; the running rule depends on it. Every node asks, and mostly nothing but the root says it.
  @MainActor package var isRightToLeft: Bool {
    if place.maySetAround(EnvironmentValues.directionKey) { return values.layoutDirection == .rightToLeft }
    return snapshot.withValue { $0.isRightToLeft }
  }

  /// Graph clock at the last change of something that was read, for a reader that is alone in its sort.
  var changedAt: UInt64 { max(snapshot.id.changedAt, snapshot.untrackedValue.reads.changedAt) }
}

extension _ViewListInputs {
  /// A reader of the environment here; `sort` is shared with all that read much the same.
  package func environmentReader(of sort: any Any.Type) -> EnvironmentReader {
    EnvironmentReader(environment, scope.environmentSnapshot(for: sort))
  }

  /// A reader of the environment here that is a sort of its own.
  func singleEnvironmentReader() -> EnvironmentReader {
    let reads = EnvironmentReads(scope.environment, takingNotes: true)
    return EnvironmentReader(environment, makeSink(EnvironmentReadsRule(reads: reads)))
  }
}
