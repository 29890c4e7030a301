import RivuletGraph

/// Performs the changes that an app's closure makes to the environment at a position in the tree. Observes the values that the closure
/// reads outside the graph.
@MainActor
class EnvironmentChangeTracker {
  /// Returns the values with a layer's changes applied. Runs inside the layer's rule.
  func changed(_ values: EnvironmentValues, by layer: EnvironmentLayer, in rule: AttributeID) -> EnvironmentValues {
    fatalError("EnvironmentChangeTracker is abstract; an ObservedEnvironmentChange observes.")
  }
}
