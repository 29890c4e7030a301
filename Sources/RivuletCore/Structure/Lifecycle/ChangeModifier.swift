import RivuletGraph

/// Calls a closure when a value differs from its value at the previous evaluation (B5.17/18).
struct ValueChangeModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  /// True for the deprecated form, which calls the closure passed to the previous evaluation (B5.20).
  let usesPreviousClosure: Bool
  let action: (Value, Value) -> Void
}

extension ValueChangeModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let guardian = RepetitionGuard(tree: inputs.tree)
    inputs.makeLifecycleSink(ValueChangeRule(modifier: modifier.attribute, guardian: guardian, scope: inputs.scope))
    return body(&inputs)
  }
}

/// Compares the value at each evaluation and queues the call to the closure.
@MainActor
private struct ValueChangeRule<Value: Equatable>: @MainActor Rule {
  let modifier: Attribute<ValueChangeModifier<Value>>
  let guardian: RepetitionGuard
  let scope: Scope
  private var previous: ValueChangeModifier<Value>?

  init(modifier: Attribute<ValueChangeModifier<Value>>, guardian: RepetitionGuard, scope: Scope) {
    self.modifier = modifier
    self.guardian = guardian
    self.scope = scope
  }

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    let now = modifier.value
    defer { previous = now }
    if !output.hasValue { output.set(()) }
    let scope = scope
    guard let previous else {
      if now.isInitial { queue { if !scope.isRemoved { now.action(now.value, now.value) } } }
      return
    }
    guard previous.value != now.value else { return }
    guard guardian.allows(actionName: "onChange(of: \(Value.self))") else { return }
    nonisolated(unsafe) let action = now.usesPreviousClosure ? previous.action : now.action
    nonisolated(unsafe) let (old, new) = (previous.value, now.value)
    queue { if !scope.isRemoved { action(old, new) } }
  }

  private func queue(_ action: @escaping () -> Void) {
    scope.actions.append(action)
  }
}

extension View {
  /// Calls `action` when `value` changes and, if `initial` is true, when the view appears (B5.19).
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    modifier(ValueChangeModifier(value: value, isInitial: initial, usesPreviousClosure: false) { _, _ in action() })
  }

  /// Calls `action` with the old and new values when `value` changes and, if `initial` is true, when the view appears (B5.19).
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ValueChangeModifier(value: value, isInitial: initial, usesPreviousClosure: false, action: action))
  }

  /// Calls the closure passed to the evaluation before the change, with the new value (B5.20).
  @available(iOS, deprecated: 17.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
  @available(macOS, deprecated: 14.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    modifier(ValueChangeModifier(value: value, isInitial: false, usesPreviousClosure: true) { _, new in action(new) })
  }
}
