package import RivuletGraph

/// The preferences that a view passes up the hierarchy. They contain an attribute for each key that a descendant writes and an ancestor
/// reads.
@MainActor
package struct PreferenceOutputs {
  fileprivate struct Output {
    let key: any PreferenceKey.Type
    let attribute: any Sendable
    /// True while the key is written; nil if it is always written.
    let presence: Attribute<Bool>?
  }

  /// The outputs; nil if empty, because copying nil changes no reference count.
  private var outputs: [Output]?

  package init() {}

  /// True if none of the keys are written.
  var isEmpty: Bool {
    if case nil = outputs { true } else { false }
  }

  private func output(_ key: any PreferenceKey.Type) -> Output? { outputs?.first { $0.key == key } }

  package func attribute<K: PreferenceKey>(_ key: K.Type) -> Attribute<K.Value>? {
    output(key).flatMap { ($0.attribute as? Carried<K.Value>)?.attribute }
  }

  /// Returns an attribute that is true while the key is written; nil if the key's presence never changes.
  func presence(_ key: any PreferenceKey.Type) -> Attribute<Bool>? {
    output(key)?.presence
  }

  /// Adds outputs that follow these in view order. The rules that combine them are created in the scope of the inputs. Keys that are read
  /// only further inside keep their values.
  mutating func join(_ next: PreferenceOutputs, _ inputs: _ViewListInputs) {
    if next.isEmpty { return }
    var collector = PreferenceCollector()
    collector.add(self)
    collector.add(next)
    let readInside = (outputs ?? []).filter { !inputs.preferenceKeys.contains($0.key) }
    self = collector.outputs(inputs)
    if !readInside.isEmpty { outputs = (outputs ?? []) + readInside }
  }

  /// Sets the attribute for a key. If the key is sometimes unwritten, `attribute` has the default value during that time.
  package mutating func set<K: PreferenceKey>(_ key: K.Type, to attribute: Attribute<K.Value>?, presence: Attribute<Bool>? = nil) {
    var next = outputs ?? []
    next.removeAll { $0.key == key }
    if let attribute { next.append(Output(key: key, attribute: Carried(attribute: attribute), presence: presence)) }
    outputs = next.isEmpty ? nil : next
  }
}

/// An attribute whose value type is erased while outputs pass up the hierarchy.
private struct Carried<Value>: @unchecked Sendable {
  let attribute: Attribute<Value>
}

/// Combines the outputs of static siblings. Only siblings that write a key contribute to its value (B8.10).
@MainActor
package struct PreferenceCollector {
  /// The nonempty outputs; nil if there are none.
  private var parts: [PreferenceOutputs]?

  package init() {}

  package mutating func add(_ outputs: PreferenceOutputs) {
    if !outputs.isEmpty { parts = (parts ?? []) + [outputs] }
  }

  /// Returns the combined outputs of the siblings. The rules that combine them are created in the scope of the inputs.
  package func outputs(_ inputs: _ViewListInputs) -> PreferenceOutputs {
    guard let parts else { return PreferenceOutputs() }
    if parts.count == 1 { return parts[0] }
    var combined = PreferenceOutputs()
    for key in inputs.preferenceKeys.keys { combine(key, of: parts, inputs, into: &combined) }
    return combined
  }

  private func combine<K: PreferenceKey>(
    _ key: K.Type, of parts: [PreferenceOutputs], _ inputs: _ViewListInputs, into combined: inout PreferenceOutputs
  ) {
    let writers = parts.compactMap { part in
      part.attribute(K.self).map { PreferenceWriter<K>(value: $0, presence: part.presence(K.self)) }
    }
    if writers.count > 1 {
      let presences = writers.compactMap(\.presence)
      let isCertain = presences.count < writers.count
      combined.set(
        K.self, to: inputs.makeRule(StaticPreferenceRule<K>(writers: writers)),
        presence: isCertain ? nil : inputs.makeRule(AnyPresenceRule(presences: presences)))
    } else {
      combined.set(K.self, to: writers.first?.value, presence: writers.first?.presence)
    }
  }
}

extension _ViewListInputs {
  /// Returns the preferences of a dynamic position. The position contributes to every key that an ancestor reads, with the default value
  /// for keys that its content doesn't write (B8.11).
  package func dynamicPreferences(of list: ViewList, version: Attribute<Int>) -> PreferenceOutputs {
    var outputs = PreferenceOutputs()
    for key in preferenceKeys.keys { add(key, of: list, version: version, to: &outputs) }
    return outputs
  }

  private func add<K: PreferenceKey>(
    _ key: K.Type, of list: ViewList, version: Attribute<Int>, to outputs: inout PreferenceOutputs
  ) {
    outputs.set(key, to: makeRule(DynamicPreferenceRule<K>(version: version, list: list)))
  }
}

/// A static sibling that may write a key.
private struct PreferenceWriter<K: PreferenceKey> {
  let value: Attribute<K.Value>
  let presence: Attribute<Bool>?
}

/// A rule that reduces the values of the static siblings that write the key, in view order.
@MainActor
private struct StaticPreferenceRule<K: PreferenceKey>: @MainActor Rule {
  let writers: [PreferenceWriter<K>]

  mutating func update(_ output: borrowing RuleOutput<K.Value>) {
    var reduced: K.Value?
    for writer in writers where writer.presence?.value ?? true {
      if var value = reduced {
        K.reduce(value: &value) { writer.value.value }
        reduced = .some(value)
      } else {
        reduced = .some(writer.value.value)
      }
    }
    output.set(reduced ?? K.defaultValue)
  }

  static func areEqual(_ lhs: K.Value, _ rhs: K.Value) -> Bool { ValueEquality.areEqual(lhs, rhs) }
}

/// A rule whose value is true if one of several siblings writes the key.
@MainActor
private struct AnyPresenceRule: @MainActor Rule {
  let presences: [Attribute<Bool>]

  mutating func update(_ output: borrowing RuleOutput<Bool>) {
    output.set(presences.contains { $0.value })
  }
}

/// A rule that reduces the values of the current contents.
@MainActor
private struct DynamicPreferenceRule<K: PreferenceKey>: @MainActor Rule {
  let version: Attribute<Int>
  let list: ViewList

  mutating func update(_ output: borrowing RuleOutput<K.Value>) {
    _ = version.value
    var reduced: K.Value?
    list.forEachPreferences { preferences in
      let attribute = preferences.attribute(K.self)
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
