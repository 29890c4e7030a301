import RivuletGraph

/// An environment value that a property needs in addition to its own value.
@MainActor
final class EnvironmentLookup<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let reader: EnvironmentReader
  private var attribute: Attribute<Value>?

  init(_ keyPath: KeyPath<EnvironmentValues, Value>, _ reader: EnvironmentReader) {
    self.keyPath = keyPath
    self.reader = reader
  }

  /// Returns the value in the environment of the view that owns the property. The body depends on the value.
  func value(_ context: PropertyContext) -> Value {
    let attribute = self.attribute ?? context.inputs.makeRule(EnvironmentLookupRule(environment: reader, keyPath: keyPath))
    self.attribute = attribute
    return attribute.value
  }
}

/// Reads one value from the environment and stops change propagation if the value is unchanged.
@MainActor
struct EnvironmentLookupRule<Value>: @MainActor ViewValueRule {
  let environment: EnvironmentReader
  let keyPath: KeyPath<EnvironmentValues, Value>

  mutating func update(_ output: borrowing RuleOutput<Value>) {
    output.set(environment.values[keyPath: keyPath])
  }
}
