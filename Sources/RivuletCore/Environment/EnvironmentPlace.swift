import RivuletGraph

/// Where in the tree the environment is looked up from.
///
/// A handle without reference counts: the inputs of views, which hold it, are copied again and again while structure is built.
package struct EnvironmentPlace: Equatable {
  private let attribute: Attribute<EnvironmentEntries>

  init(_ attribute: Attribute<EnvironmentEntries>) {
    self.attribute = attribute
  }

  /// Whether the place is there still.
  var isLive: Bool { attribute.id.isLive }

  /// Lets the place find out anew what it changes; nothing if it is gone.
  func invalidate() {
    if isLive { attribute.id.graph.invalidate(attribute.id) }
  }

  /// Whether a key may be set somewhere between here and the root.
  @MainActor func maySetAround(_ key: ObjectIdentifier) -> Bool {
    attribute.partOfRule(EnvironmentLayerRule.self) { $0.layer?.maySetAround(key) ?? false }
  }

  /// Has the running rule depend on all that is set at the place.
  func read() { attribute.withValue { _ in } }

  /// The innermost place around that changes the environment; nil at the root.
  @MainActor var layer: EnvironmentLayer? { attribute.partOfRule(EnvironmentLayerRule.self) { $0.layer } }
}
