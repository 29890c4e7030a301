import RivuletGraph

/// Determines the changes that a layer makes to the environment around it.
@MainActor
struct EnvironmentLayerRule: @MainActor Rule {
  /// The layer; nil at the root, which makes no changes.
  let layer: EnvironmentLayer?
  let outer: EnvironmentReader?
  /// Runs changes that the app makes in a closure; nil for all other layers.
  var tracker: EnvironmentChangeTracker?

  mutating func update(_ output: borrowing RuleOutput<EnvironmentEntries>) {
    guard let layer, let around = outer?.values else {
      output.set(EnvironmentEntries())
      return
    }
    var values = around
    if let tracker {
      values = tracker.changed(around, by: layer, in: output.id)
    } else {
      layer.change(&values)
    }
    let isOpaque = !values.hasSameOrigin(as: around)
    let entries = isOpaque ? values.flattened() : values.written
    layer.follow(entries, isOpaque: isOpaque)
    output.set(entries)
  }

  static func areEqual(_ lhs: EnvironmentEntries, _ rhs: EnvironmentEntries) -> Bool { lhs.isSame(as: rhs) }

  static var name: String { "environment inside" }
}
