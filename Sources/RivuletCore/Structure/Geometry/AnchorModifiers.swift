import RivuletGraph
import RivuletTree

/// Sets a preference value based on a point or rectangle of the modified view (B8.14).
struct AnchorWritingModifier<A, Key: PreferenceKey> {
  let source: Anchor<A>.Source
  let transform: (Anchor<A>) -> Key.Value
}

extension AnchorWritingModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    guard inputs.preferenceKeys.contains(Key.self) else { return body(&inputs) }
    var inner = inputs
    inner.preferenceKeys.remove(Key.self)
    var outputs = body(&inner)
    let rule = AnchorWritingRule<A, Key>(modifier: modifier.attribute, watch: inputs.makeGeometryWatch(of: &outputs.elements), inputs)
    outputs.preferences.set(Key.self, to: inputs.makeRule(rule))
    return outputs
  }
}

/// Transforms a preference value from the content based on a point or rectangle of the modified view.
struct AnchorTransformModifier<A, Key: PreferenceKey> {
  let source: Anchor<A>.Source
  let transform: (inout Key.Value, Anchor<A>) -> Void
}

extension AnchorTransformModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    var outputs = body(&inputs)
    guard inputs.preferenceKeys.contains(Key.self) else { return outputs }
    let rule = AnchorTransformRule<A, Key>(
      modifier: modifier.attribute, watch: inputs.makeGeometryWatch(of: &outputs.elements), below: outputs.preferences.attribute(Key.self),
      inputs)
    outputs.preferences.set(Key.self, to: inputs.makeRule(rule))
    return outputs
  }
}

extension _ViewListInputs {
  /// Creates a watch on each current element. The watch excludes nodes that later modifiers wrap around the element.
  func makeGeometryWatch(of elements: inout ViewElements) -> GeometryWatch {
    let watch = makeGeometryWatch()
    elements.wrapNodes { child, scope in
      let node = BehaviorNode(PassingBehavior(), around: child, scope: scope)
      watch.add(node)
      return node
    }
    return watch
  }
}

/// Creates the value from the elements. The values of several elements are reduced in view order.
@MainActor
private struct AnchorWritingRule<A, Key: PreferenceKey>: @MainActor Rule {
  let modifier: Attribute<AnchorWritingModifier<A, Key>>
  let watch: GeometryWatch
  private var observation: ObservationTracker

  init(modifier: Attribute<AnchorWritingModifier<A, Key>>, watch: GeometryWatch, _ inputs: _ViewListInputs) {
    self.modifier = modifier
    self.watch = watch
    observation = ObservationTracker(in: inputs.scope.surroundings)
  }

  mutating func update(_ output: borrowing RuleOutput<Key.Value>) {
    let modifier = modifier.value
    let anchors = watch.snapshots.map { modifier.source.anchor(in: $0) }
    guard let first = anchors.first else { return output.set(Key.defaultValue) }
    output.set(
      observation.track(rule: output.id, for: Key.self) {
        var value = modifier.transform(first)
        for anchor in anchors.dropFirst() { Key.reduce(value: &value) { modifier.transform(anchor) } }
        return value
      })
  }

  static func areEqual(_ lhs: Key.Value, _ rhs: Key.Value) -> Bool { ValueEquality.areEqual(lhs, rhs) }
}

@MainActor
private struct AnchorTransformRule<A, Key: PreferenceKey>: @MainActor Rule {
  let modifier: Attribute<AnchorTransformModifier<A, Key>>
  let watch: GeometryWatch
  let below: Attribute<Key.Value>?
  private var observation: ObservationTracker

  init(
    modifier: Attribute<AnchorTransformModifier<A, Key>>, watch: GeometryWatch, below: Attribute<Key.Value>?, _ inputs: _ViewListInputs
  ) {
    self.modifier = modifier
    self.watch = watch
    self.below = below
    observation = ObservationTracker(in: inputs.scope.surroundings)
  }

  mutating func update(_ output: borrowing RuleOutput<Key.Value>) {
    let modifier = modifier.value
    let (start, snapshots) = (below?.value ?? Key.defaultValue, watch.snapshots)
    output.set(
      observation.track(rule: output.id, for: Key.self) {
        var value = start
        for snapshot in snapshots { modifier.transform(&value, modifier.source.anchor(in: snapshot)) }
        return value
      })
  }

  static func areEqual(_ lhs: Key.Value, _ rhs: Key.Value) -> Bool { ValueEquality.areEqual(lhs, rhs) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Sets a preference value based on an anchor of this view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorWritingModifier<A, K>(source: value, transform: transform))
  }

  /// Transforms a preference value based on an anchor of this view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorTransformModifier<A, K>(source: value, transform: transform))
  }
}
