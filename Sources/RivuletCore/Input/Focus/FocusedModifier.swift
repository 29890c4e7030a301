import RivuletGraph
import RivuletTree

/// A focus state, and the value that it has while a view has focus.
package struct FocusBinding {
  fileprivate let follower: (any FocusFollower)?
  fileprivate let value: AnyHashable

  package init<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) {
    follower = binding.location as? FocusLocation<Value>
    self.value = AnyHashable(value)
  }
}

extension FocusBinding: ViewComparable {
  package static func areSameInput(_ lhs: FocusBinding, _ rhs: FocusBinding) -> Bool {
    lhs.follower === rhs.follower && lhs.value == rhs.value
  }
}

/// A modifier that binds the focus of its content to a focus state. If the binding is nil, it removes the existing one.
struct FocusedModifier {
  let binding: FocusBinding?
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

/// A rule that keeps a target in sync with its modifier.
@MainActor
private struct FocusedRule: @MainActor Rule {
  let modifier: Attribute<FocusedModifier>
  let target: FocusTarget
  unowned let focus: FocusCoordinator

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    let binding = modifier.value.binding
    if let binding { target.value = binding.value }
    focus.bind(target, to: binding?.follower)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// Binds this view's focus to the given focus state. The state equals `value` while this view has focus, and setting the state to `value`
  /// moves focus to this view (B3.48).
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(FocusedModifier(binding: FocusBinding(binding, equals: value)))
  }

  /// Binds this view's focus to the given Boolean focus state. The state is true while this view has focus, and setting it to true moves
  /// focus to this view (B3.48).
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: FocusBinding(condition, equals: true)))
  }
}

extension View {
  /// Binds this view's focus to a focus state, if any.
  nonisolated package func focused(_ binding: FocusBinding?) -> some View { modifier(FocusedModifier(binding: binding)) }
}
