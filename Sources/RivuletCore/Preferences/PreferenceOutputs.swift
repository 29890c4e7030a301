package import RivuletGraph

/// The preferences that a view offers upward: for each key that is read above and written below, the attribute with the value.
@MainActor
package struct PreferenceOutputs {
  fileprivate struct Output {
    let key: any PreferenceKey.Type
    let attribute: any Sendable
  }

  fileprivate var outputs: [Output] = []

  package init() {}

  package func attribute<K: PreferenceKey>(_ key: K.Type) -> Attribute<K.Value>? {
    outputs.first { $0.key == key }.flatMap { ($0.attribute as? Carried<K.Value>)?.attribute }
  }

  package mutating func set<K: PreferenceKey>(_ key: K.Type, to attribute: Attribute<K.Value>?) {
    outputs.removeAll { $0.key == key }
    if let attribute { outputs.append(Output(key: key, attribute: Carried(attribute: attribute))) }
  }
}

/// An attribute whose value type is hidden while outputs are handed upward.
private struct Carried<Value>: @unchecked Sendable {
  let attribute: Attribute<Value>
}

/// Combines the outputs of static siblings: those that write a key take part, the others do not (B8.10).
@MainActor
package struct PreferenceCollector {
  private let inputs: _ViewListInputs
  private var parts: [PreferenceOutputs] = []

  package init(_ inputs: _ViewListInputs) {
    self.inputs = inputs
  }

  package mutating func add(_ outputs: PreferenceOutputs) {
    if !outputs.outputs.isEmpty { parts.append(outputs) }
  }

  package func outputs() -> PreferenceOutputs {
    guard parts.count > 1 else { return parts.first ?? PreferenceOutputs() }
    var combined = PreferenceOutputs()
    for key in inputs.preferenceKeys.keys { combine(key, into: &combined) }
    return combined
  }

  private func combine<K: PreferenceKey>(_ key: K.Type, into combined: inout PreferenceOutputs) {
    let writers = parts.compactMap { $0.attribute(K.self) }
    if writers.count > 1 {
      combined.set(K.self, to: inputs.makeRule(StaticPreferenceRule<K>(writers: writers)))
    } else {
      combined.set(K.self, to: writers.first)
    }
  }
}

extension _ViewListInputs {
  /// The preferences of a dynamic place: it takes part in every key that is read above, with the default where it writes nothing (B8.11).
  package func dynamicPreferences(of list: DynamicViewList, version: Attribute<Int>) -> PreferenceOutputs {
    var outputs = PreferenceOutputs()
    for key in preferenceKeys.keys { add(key, of: list, version: version, to: &outputs) }
    return outputs
  }

  private func add<K: PreferenceKey>(
    _ key: K.Type, of list: DynamicViewList, version: Attribute<Int>, to outputs: inout PreferenceOutputs
  ) {
    outputs.set(key, to: makeRule(DynamicPreferenceRule<K>(version: version, list: list)))
  }
}

/// Reduces the values of static siblings in view order.
@MainActor
private struct StaticPreferenceRule<K: PreferenceKey>: @MainActor Rule {
  let writers: [Attribute<K.Value>]

  mutating func update(_ output: borrowing RuleOutput<K.Value>) {
    var value = writers[0].value
    for writer in writers.dropFirst() { K.reduce(value: &value) { writer.value } }
    output.set(value)
  }

  static func areEqual(_ lhs: K.Value, _ rhs: K.Value) -> Bool { ValueEquality.areEqual(lhs, rhs) }
}

/// Reduces the values of the contents that are there now.
@MainActor
private struct DynamicPreferenceRule<K: PreferenceKey>: @MainActor Rule {
  let version: Attribute<Int>
  let list: DynamicViewList

  mutating func update(_ output: borrowing RuleOutput<K.Value>) {
    _ = version.value
    var reduced: K.Value?
    for entry in list.entries {
      let attribute = entry.preferences.attribute(K.self)
      if var value = reduced {
        K.reduce(value: &value) { attribute?.value ?? K.defaultValue }
        reduced = value
      } else {
        reduced = attribute?.value ?? K.defaultValue
      }
    }
    output.set(reduced ?? K.defaultValue)
  }

  static func areEqual(_ lhs: K.Value, _ rhs: K.Value) -> Bool { ValueEquality.areEqual(lhs, rhs) }
}
