import RivuletGraph

extension _ViewListInputs {
  /// Returns the preferences of content that is built later. The content contributes to a key once it is known to write the key (B8.10).
  func deferredPreferences(of list: DynamicViewList, isBuilt: Attribute<Bool>) -> PreferenceOutputs {
    var outputs = PreferenceOutputs()
    for key in preferenceKeys.keys { add(key, of: list, isBuilt: isBuilt, to: &outputs) }
    return outputs
  }

  private func add<K: PreferenceKey>(
    _ key: K.Type, of list: DynamicViewList, isBuilt: Attribute<Bool>, to outputs: inout PreferenceOutputs
  ) {
    outputs.set(
      key, to: makeRule(DeferredPreferenceRule<K>(isBuilt: isBuilt, list: list)),
      presence: makeRule(DeferredPresenceRule<K>(isBuilt: isBuilt, list: list)))
  }
}

/// The value that the content writes, or the default value until the content is built.
@MainActor
private struct DeferredPreferenceRule<K: PreferenceKey>: @MainActor Rule {
  let isBuilt: Attribute<Bool>
  let list: DynamicViewList

  mutating func update(_ output: borrowing RuleOutput<K.Value>) {
    _ = isBuilt.value
    output.set(list.entries.first?.contents.preferences.attribute(K.self)?.value ?? K.defaultValue)
  }

  static func areEqual(_ lhs: K.Value, _ rhs: K.Value) -> Bool { ValueEquality.areEqual(lhs, rhs) }
}

/// A rule whose value is true if the content is built and writes the key.
@MainActor
private struct DeferredPresenceRule<K: PreferenceKey>: @MainActor Rule {
  let isBuilt: Attribute<Bool>
  let list: DynamicViewList

  mutating func update(_ output: borrowing RuleOutput<Bool>) {
    _ = isBuilt.value
    guard let preferences = list.entries.first?.contents.preferences, preferences.attribute(K.self) != nil else { return output.set(false) }
    output.set(preferences.presence(K.self)?.value ?? true)
  }
}
