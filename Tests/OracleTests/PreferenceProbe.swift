import RivuletCore
import RivuletGraph

/// Holds the value of a preference as the root sees it.
@MainActor
final class PreferenceProbe<Key: PreferenceKey> {
  var value: Key.Value?

  nonisolated init() {}
}

/// Reads a preference without an action, so that trees with actions off can be compared too.
struct PreferenceProbeModifier<Key: PreferenceKey> {
  let probe: PreferenceProbe<Key>
}

extension PreferenceProbeModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    var inner = inputs
    inner.preferenceKeys.insert(Key.self)
    let outputs = body(&inner)
    let rule = PreferenceProbeRule<Key>(modifier: modifier.attribute, value: outputs.preferences.attribute(Key.self))
    _ = inputs.graph.makeSink(rule, lane: .preferences, in: inputs.scope)
    return outputs
  }
}

@MainActor
private struct PreferenceProbeRule<Key: PreferenceKey>: @MainActor Rule {
  let modifier: Attribute<PreferenceProbeModifier<Key>>
  let value: Attribute<Key.Value>?

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    modifier.value.probe.value = value?.value
    if !output.hasValue { output.set(()) }
  }
}
