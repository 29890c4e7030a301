import RivuletGraph

/// Sets the value of a key for ancestor views, replacing the values from the content (B8.12).
@frozen public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  public var value: Key.Value

  public nonisolated init(key: Key.Type = Key.self, value: Key.Value) {
    self.value = value
  }
}

extension _PreferenceWritingModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    guard inputs.preferenceKeys.contains(Key.self) else { return body(&inputs) }
    var inner = inputs
    inner.preferenceKeys.remove(Key.self)
    var outputs = body(&inner)
    let value: Attribute<Key.Value> = modifier.field(0).attribute
    let several = outputs.elements.onlyNode == nil ? outputs.elements : nil
    outputs.preferences.set(Key.self, to: inputs.makeRule(PreferenceValueRule<Key>(value: value, several: several)))
    return outputs
  }
}

@MainActor
private struct PreferenceValueRule<Key: PreferenceKey>: @MainActor Rule {
  let value: Attribute<Key.Value>
  /// The views, if several each contribute the value (B4.17); nil for a single view.
  let several: ViewElements?

  mutating func update(_ output: borrowing RuleOutput<Key.Value>) {
    guard let several else { return output.set(value.value) }
    several.bringUpToDate()
    let count = several.count
    guard count > 0 else { return output.set(Key.defaultValue) }
    var sum = value.value
    for _ in 1..<count { Key.reduce(value: &sum) { value.value } }
    output.set(sum)
  }

  static func areEqual(_ lhs: Key.Value, _ rhs: Key.Value) -> Bool { ValueEquality.areEqual(lhs, rhs) }
}

/// Transforms the value of a key from the content (B8.12).
@frozen public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  public var transform: (inout Key.Value) -> Void

  public nonisolated init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) {
    self.transform = transform
  }
}

extension _PreferenceTransformModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    var outputs = body(&inputs)
    guard inputs.preferenceKeys.contains(Key.self) else { return outputs }
    let below = outputs.preferences.attribute(Key.self)
    outputs.preferences.set(
      Key.self, to: inputs.makeRule(PreferenceTransformRule<Key>(modifier: modifier.attribute, below: below, inputs)))
    return outputs
  }
}

@MainActor
private struct PreferenceTransformRule<Key: PreferenceKey>: @MainActor Rule {
  let modifier: Attribute<_PreferenceTransformModifier<Key>>
  let below: Attribute<Key.Value>?
  private var observation: ObservationTracker

  init(modifier: Attribute<_PreferenceTransformModifier<Key>>, below: Attribute<Key.Value>?, _ inputs: _ViewListInputs) {
    self.modifier = modifier
    self.below = below
    observation = ObservationTracker(in: inputs.scope.surroundings)
  }

  mutating func update(_ output: borrowing RuleOutput<Key.Value>) {
    let (start, transform) = (below?.value ?? Key.defaultValue, modifier.value.transform)
    output.set(
      observation.track(rule: output.id, for: Key.self) {
        var value = start
        transform(&value)
        return value
      })
  }

  static func areEqual(_ lhs: Key.Value, _ rhs: Key.Value) -> Bool { ValueEquality.areEqual(lhs, rhs) }
}

/// Calls a closure when the reduced value of a key changes (B5.28).
@frozen public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  public var action: (Key.Value) -> Void

  public nonisolated init(key: Key.Type = Key.self, action: @escaping (Key.Value) -> Void) {
    self.action = action
  }
}

extension _PreferenceActionModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    var inner = inputs
    inner.preferenceKeys.insert(Key.self)
    var outputs = body(&inner)
    if let value = outputs.preferences.attribute(Key.self) {
      let rule = PreferenceActionRule<Key>(
        modifier: modifier.attribute, value: value, presence: outputs.preferences.presence(Key.self),
        guardian: RepetitionGuard(tree: inputs.tree), scope: inputs.scope)
      _ = inputs.scope.makeSink(rule, lane: .preferences)
    }
    if !inputs.preferenceKeys.contains(Key.self) { outputs.preferences.set(Key.self, to: nil) }
    return outputs
  }
}

@MainActor
private struct PreferenceActionRule<Key: PreferenceKey>: @MainActor Rule where Key.Value: Equatable {
  let modifier: Attribute<_PreferenceActionModifier<Key>>
  let value: Attribute<Key.Value>
  let presence: Attribute<Bool>?
  let guardian: RepetitionGuard
  let scope: Scope
  private var previous: Key.Value?
  private let handover = LatestValueDelivery<Key.Value>()

  init(
    modifier: Attribute<_PreferenceActionModifier<Key>>, value: Attribute<Key.Value>, presence: Attribute<Bool>?,
    guardian: RepetitionGuard, scope: Scope
  ) {
    self.modifier = modifier
    self.value = value
    self.presence = presence
    self.guardian = guardian
    self.scope = scope
  }

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    let now = value.value
    let action = modifier.value.action
    if !output.hasValue { output.set(()) }
    guard previous != now, presence?.value ?? true else { return }
    previous = now
    guard guardian.allows(actionName: "onPreferenceChange(\(Key.self).self)") else { return }
    handover.send(now, in: scope, to: action)
  }
}

extension View {
  /// Sets the value of a preference for ancestor views.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Transforms the value of a preference before it reaches ancestor views.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Calls `action` with the first value of the preference and whenever the value changes.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}
