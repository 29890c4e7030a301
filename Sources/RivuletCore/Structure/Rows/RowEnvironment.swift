package import RivuletGraph

/// A change of the environment for the rows of a lazy container.
@MainActor
package protocol RowEnvironment: AnyObject {
  /// Changes the inputs for the content of the row in the scope of `inputs`.
  func change(_ inputs: inout _ViewListInputs)
}

extension _ViewListInputs {
  /// Changes the environment from here on by the modifier in an attribute.
  package mutating func changeEnvironment<Modifier: EnvironmentModifier>(by modifier: Attribute<Modifier>) {
    environment = LayerMaker.of(Modifier.self).makePlace(modifier.untyped, inside: environment, in: scope)
  }
}
