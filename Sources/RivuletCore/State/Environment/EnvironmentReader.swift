import RivuletGraph

/// A rule's access to the environment, given by its place and its sort.
///
/// The readers of a sort share the keys that they read at the root, so they should read about the same keys. A reader is made when the
/// structure is built, before the rule that reads. It has no reference counts, because there are many.
package struct EnvironmentReader {
  private let place: EnvironmentPlace
  private let snapshot: Attribute<EnvironmentSnapshot>

  init(_ place: EnvironmentPlace, _ snapshot: Attribute<EnvironmentSnapshot>) {
    self.place = place
    self.snapshot = snapshot
  }

  /// The environment. The running rule depends on the keys that it reads from it.
  @MainActor package var values: EnvironmentValues { EnvironmentValues(inside: place.layer, snapshot.value) }

  /// True if leading is right. The running rule depends on it. Every node reads it, and mostly only the root sets it.
  @MainActor package var isRightToLeft: Bool {
    if place.maySetAround(EnvironmentValues.directionKey) { return values.layoutDirection == .rightToLeft }
    return snapshot.withValue { $0.isRightToLeft }
  }

  /// The graph clock at the last change of a value that was read, for the only reader of a sort.
  var changedAt: UInt64 { max(snapshot.id.changedAt, snapshot.untrackedValue.reads.changedAt) }
}
