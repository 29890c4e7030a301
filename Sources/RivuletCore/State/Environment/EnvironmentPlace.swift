import RivuletGraph

/// The place in the tree from which the environment is looked up.
///
/// A handle without reference counts: the inputs of views, which contain it, are copied repeatedly while the structure is built.
package struct EnvironmentPlace: Equatable {
  private let attribute: Attribute<EnvironmentEntries>

  init(_ attribute: Attribute<EnvironmentEntries>) {
    self.attribute = attribute
  }

  /// True if the place still exists.
  var isLive: Bool { attribute.id.isLive }

  /// Determines the changes of the place again. Does nothing if the place is gone.
  func invalidate() {
    if isLive { attribute.id.graph.invalidate(attribute.id) }
  }

  /// Returns true if a key may be set somewhere between this place and the root.
  @MainActor func maySetAround(_ key: ObjectIdentifier) -> Bool {
    attribute.partOfRule(EnvironmentLayerRule.self) { $0.layer?.maySetAround(key) ?? false }
  }

  /// Makes the running rule depend on all entries of the place.
  func read() { attribute.withValue { _ in } }

  /// The innermost layer around this place; nil at the root.
  @MainActor var layer: EnvironmentLayer? { attribute.partOfRule(EnvironmentLayerRule.self) { $0.layer } }
}
