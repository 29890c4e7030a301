import RivuletGraph
import RivuletTree

/// Binds the focus of the modified view to a focus state.
struct FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension FocusedModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    var outputs = body(&inputs)
    let tree = inputs.tree
    outputs.elements.wrapNodes { child, scope in
      let node = BehaviorNode(PassingBehavior(), around: child, scope: scope)
      let target = FocusTarget(node: node)
      node.attach(target)
      _ = scope.makeSink(FocusedRule(modifier: modifier.attribute, target: target, focus: tree.focus), lane: .structure)
      return node
    }
    return outputs
  }
}

/// Keeps a target in step with its modifier.
@MainActor
private struct FocusedRule<Value: Hashable>: @MainActor Rule {
  let modifier: Attribute<FocusedModifier<Value>>
  let target: FocusTarget
  unowned let focus: FocusCoordinator

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    let modifier = modifier.value
    target.value = AnyHashable(modifier.value)
    focus.bind(target, to: modifier.binding.location as? FocusLocation<Value>)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// Lets the state be `value` while this view has the focus, and gives this view the focus when the state is set to it (B3.48).
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Lets the state be true while this view has the focus, and gives this view the focus when the state is set to true (B3.48).
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }
}
