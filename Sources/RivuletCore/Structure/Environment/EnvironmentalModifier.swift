import RivuletGraph

/// A modifier that resolves to another modifier, depending on its environment.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the resolved modifier.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier to use in an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EnvironmentalModifier {
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let rule = ResolvedModifierRule(modifier: modifier.attribute, environment: inputs.environmentReader(of: Self.self))
    let resolved = inputs.makeRule(rule)
    return ResolvedModifier._makeViewList(modifier: _GraphValue(resolved), inputs: &inputs, body: body)
  }
}

/// Updates a resolved modifier when the environment changes.
@MainActor
private struct ResolvedModifierRule<Source: EnvironmentalModifier>: @MainActor ViewValueRule {
  let modifier: Attribute<Source>
  let environment: EnvironmentReader

  mutating func update(_ output: borrowing RuleOutput<Source.ResolvedModifier>) {
    output.set(modifier.value.resolve(in: environment.values))
  }
}
