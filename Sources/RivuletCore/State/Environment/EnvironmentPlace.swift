import RivuletGraph

/// The position in the tree from which to look up the environment.
///
/// This is a handle without reference counts, because the inputs of views, which contain it, are copied repeatedly while the structure is
/// built.
package struct EnvironmentPlace: Equatable {
  private let attribute: Attribute<EnvironmentEntries>

  init(_ attribute: Attribute<EnvironmentEntries>) {
    self.attribute = attribute
  }

  /// True if the position still exists.
  var isLive: Bool { attribute.id.isLive }

  /// Schedules the changes at this position to be determined again. Has no effect if the position no longer exists.
  func invalidate() {
    if isLive { attribute.id.graph.invalidate(attribute.id) }
  }

  /// Returns true if a key may be set somewhere between this position and the root.
  @MainActor func maySetAround(_ key: ObjectIdentifier) -> Bool {
    attribute.partOfRule(EnvironmentLayerRule.self) { $0.layer?.maySetAround(key) ?? false }
  }

  /// Makes the running rule depend on all entries at this position.
  func read() { attribute.withValue { _ in } }

  /// The innermost layer that encloses this position; nil at the root.
  @MainActor var layer: EnvironmentLayer? { attribute.partOfRule(EnvironmentLayerRule.self) { $0.layer } }
}
