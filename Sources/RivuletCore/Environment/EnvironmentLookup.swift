import RivuletGraph

/// One value of the environment, for a property that needs it beside its own.
@MainActor
final class EnvironmentLookup<Value> {
  nonisolated(unsafe) private let keyPath: KeyPath<EnvironmentValues, Value>
  private var attribute: Attribute<Value>?

  nonisolated init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value around the view that holds the property; the body depends on it.
  func value(_ context: PropertyContext) -> Value {
    let attribute =
      self.attribute ?? context.inputs.makeRule(EnvironmentLookupRule(environment: context.inputs.environment, keyPath: keyPath))
    self.attribute = attribute
    return attribute.value
  }
}
