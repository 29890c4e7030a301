import RivuletGraph

/// A rule's access to the environment, given the rule's position and kind of reader.
///
/// Readers of one kind share the keys that they read at the root, so they should read roughly the same keys. A reader is created while the
/// structure is built, before the rule that uses it. Readers are numerous, so they contain no reference counts.
package struct EnvironmentReader {
  private let place: EnvironmentPlace
  private let snapshot: Attribute<EnvironmentSnapshot>

  init(_ place: EnvironmentPlace, _ snapshot: Attribute<EnvironmentSnapshot>) {
    self.place = place
    self.snapshot = snapshot
  }

  /// The environment values. The running rule depends on the keys that it reads from them.
  @MainActor package var values: EnvironmentValues { EnvironmentValues(inside: place.layer, snapshot.value) }

  /// True if the leading side is on the right. The running rule depends on this value. Every node reads this property, but usually only the
  /// root sets the layout direction.
  @MainActor package var isRightToLeft: Bool {
    if place.maySetAround(EnvironmentValues.directionKey) { return values.layoutDirection == .rightToLeft }
    return snapshot.withValue { $0.isRightToLeft }
  }

  /// The graph clock's time of the last change to a value that the reader has read. Valid only for a kind with a single reader.
  var changedAt: UInt64 { max(snapshot.id.changedAt, snapshot.untrackedValue.reads.changedAt) }
}
