import RivuletGraph

/// Finds out what a place changes in the environment around it.
@MainActor
struct EnvironmentLayerRule: @MainActor Rule {
  /// Nil at the root, which changes nothing.
  let layer: EnvironmentLayer?
  let outer: EnvironmentReader?
  let transform: @MainActor (inout EnvironmentValues) -> Void

  mutating func update(_ output: borrowing RuleOutput<EnvironmentEntries>) {
    guard let layer, let around = outer?.values else {
      output.set(EnvironmentEntries())
      return
    }
    var values = around
    transform(&values)
    let isOpaque = !values.hasSameOrigin(as: around)
    let entries = isOpaque ? values.flattened() : values.written
    layer.follow(entries, isOpaque: isOpaque)
    output.set(entries)
  }

  static func areEqual(_ lhs: EnvironmentEntries, _ rhs: EnvironmentEntries) -> Bool { lhs.isSame(as: rhs) }

  static var name: String { "environment inside" }
}

extension _ViewListInputs {
  /// The same inputs with an environment that `transform` derives from this one; what it reads becomes a source. `sort` names those that
  /// read much the same, as for readers.
  package consuming func mapEnvironment(
    of sort: any Any.Type, _ transform: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> _ViewListInputs {
    let layer = EnvironmentLayer(inside: environment.layer, scope.environment)
    layer.attach(makeSink(EnvironmentLayerRule(layer: layer, outer: environmentReader(of: sort), transform: transform)))
    environment = layer.place
    return self
  }
}
