package import RivuletGraph

/// Changes the environment of the rows of a lazy container.
@MainActor
package protocol RowEnvironment: AnyObject {
  /// Changes what the content of the row in the scope of `inputs` is told.
  func change(_ inputs: inout _ViewListInputs)
}

extension _ViewListInputs {
  /// Has a modifier that is kept as a source change the environment from here on.
  package mutating func changeEnvironment<Modifier: EnvironmentModifier>(by modifier: Attribute<Modifier>) {
    environment = LayerMaker.of(Modifier.self).makePlace(modifier.untyped, inside: environment, in: scope)
  }
}
