import RivuletGraph
import RivuletTree

/// Calls an action when the value that a closure derives from a view's geometry changes. Each element is compared separately.
package struct GeometryChangeModifier<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  package nonisolated init(transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void) {
    self.transform = transform
    self.action = action
  }
}

extension GeometryChangeModifier: ViewModifier {
  package typealias Body = Never

  package static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    // The rule for the first permanent element is created before the content, so that its action runs after the actions inside (B5.03).
    var first: GeometryWatch? = watch(of: modifier, inputs)
    var outputs = body(&inputs)
    let inputs = inputs
    outputs.elements.wrapNodes { child, scope in
      let node = BehaviorNode(PassingBehavior(), around: child, scope: scope)
      if scope === inputs.scope, let watch = first.take() {
        watch.add(node)
      } else {
        watch(of: modifier, inputs.inside(scope)).add(node)
      }
      return node
    }
    return outputs
  }

  /// Creates a watch on one element and a rule that compares the element's value.
  @MainActor private static func watch(of modifier: _GraphValue<Self>, _ inputs: _ViewListInputs) -> GeometryWatch {
    let watch = inputs.makeGeometryWatch()
    inputs.makeLifecycleSink(
      GeometryChangeRule(
        modifier: modifier.attribute, watch: watch, proxy: GeometryProxy(reading: GeometryReading(watch, inputs)),
        guardian: RepetitionGuard(tree: inputs.tree), scope: inputs.scope))
    return watch
  }
}

/// Compares the value after each layout that moves or resizes the view.
@MainActor
private struct GeometryChangeRule<Value: Equatable>: @MainActor Rule {
  let modifier: Attribute<GeometryChangeModifier<Value>>
  let watch: GeometryWatch
  let proxy: GeometryProxy
  let guardian: RepetitionGuard
  let scope: Scope
  private var previous: Value?
  private let handover = LatestValueDelivery<(before: Value, now: Value)>()

  init(
    modifier: Attribute<GeometryChangeModifier<Value>>, watch: GeometryWatch, proxy: GeometryProxy, guardian: RepetitionGuard,
    scope: Scope
  ) {
    self.modifier = modifier
    self.watch = watch
    self.proxy = proxy
    self.guardian = guardian
    self.scope = scope
  }

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    let modifier = modifier.value
    guard !watch.snapshots.isEmpty else { return }
    let now = modifier.transform(proxy)
    let before = previous ?? now
    guard previous != now else { return }
    previous = now
    guard guardian.allows(actionName: "onGeometryChange(for: \(Value.self))") else { return }
    let action = modifier.action
    handover.send((handover.waiting?.before ?? before, now), in: scope) { action($0.before, $0.now) }
  }
}

extension View {
  /// Calls `action` with the value that `transform` derives from this view's geometry when the view appears and whenever the value changes.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier<T>(transform: transform) { action($1) })
  }

  /// Calls `action` with the old and new values that `transform` derives from this view's geometry when the view appears and whenever the
  /// value changes. When the view appears, the two values are equal.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier<T>(transform: transform, action: action))
  }
}
