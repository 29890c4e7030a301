import RivuletGraph

/// A rule's access to the environment, given by its position and its kind.
///
/// Readers of a kind share the keys that they read at the root, so they should read roughly the same keys. A reader is created while the
/// structure is built, before the rule that reads. It contains no reference counts, because there are many readers.
package struct EnvironmentReader {
  private let place: EnvironmentPlace
  private let snapshot: Attribute<EnvironmentSnapshot>

  init(_ place: EnvironmentPlace, _ snapshot: Attribute<EnvironmentSnapshot>) {
    self.place = place
    self.snapshot = snapshot
  }

  /// The environment. The running rule depends on the keys that it reads from it.
  @MainActor package var values: EnvironmentValues { EnvironmentValues(inside: place.layer, snapshot.value) }

  /// True if the leading side is on the right. The running rule depends on this value. Every node reads it, and usually only the root sets
  /// it.
  @MainActor package var isRightToLeft: Bool {
    if place.maySetAround(EnvironmentValues.directionKey) { return values.layoutDirection == .rightToLeft }
    return snapshot.withValue { $0.isRightToLeft }
  }

  /// For the only reader of a kind, the graph clock at the last change to a value that the reader has read.
  var changedAt: UInt64 { max(snapshot.id.changedAt, snapshot.untrackedValue.reads.changedAt) }
}
