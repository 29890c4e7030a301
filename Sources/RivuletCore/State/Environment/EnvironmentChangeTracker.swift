import RivuletGraph

/// Runs the changes of a place in the environment that a closure of the app makes, and observes the values that it reads outside of the graph.
@MainActor
class EnvironmentChangeTracker {
  /// Returns the values with the changes of a layer. Runs inside the rule of the layer.
  func changed(_ values: EnvironmentValues, by layer: EnvironmentLayer, in rule: AttributeID) -> EnvironmentValues {
    fatalError("EnvironmentChangeTracker is abstract; an ObservedEnvironmentChange observes.")
  }
}
