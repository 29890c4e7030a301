import RivuletGraph

/// Determines the changes that a layer makes to the surrounding environment.
@MainActor
struct EnvironmentLayerRule: @MainActor Rule {
  /// The layer; nil at the root, which makes no changes.
  let layer: EnvironmentLayer?
  let outer: EnvironmentReader?
  /// The tracker for changes that an app's closure makes; nil for other layers.
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
