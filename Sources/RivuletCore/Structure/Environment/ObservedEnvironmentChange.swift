import RivuletGraph

/// Tracks the observable properties that a layer's closure reads.
final class ObservedEnvironmentChange: EnvironmentChangeTracker {
  private var observation: ObservationTracker

  init(in surroundings: ScopeSurroundings) {
    observation = ObservationTracker(in: surroundings)
  }

  override func changed(_ values: EnvironmentValues, by layer: EnvironmentLayer, in rule: AttributeID) -> EnvironmentValues {
    observation.track(rule: rule, for: EnvironmentLayer.self) { layer.changed(values) }
  }
}
