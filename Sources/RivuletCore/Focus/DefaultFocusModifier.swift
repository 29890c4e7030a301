import RivuletGraph

/// How much a default focus counts.
@available(iOS 17.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct DefaultFocusEvaluationPriority: Sendable {
  private let isForMoves: Bool

  /// When the focus comes to the region for the first time.
  public static let automatic = DefaultFocusEvaluationPriority(isForMoves: false)
  /// Also when the person moves the focus; here the same, since tab stops follow the order of views (our choice).
  public static let userInitiated = DefaultFocusEvaluationPriority(isForMoves: true)
}

/// Sets a focus state when its content appears and nothing has the focus.
struct DefaultFocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension DefaultFocusModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    inputs.makeLifecycleSink(DefaultFocusRule(modifier: modifier.attribute, tree: inputs.tree))
    return body(&inputs)
  }
}

@MainActor
private struct DefaultFocusRule<Value: Hashable>: @MainActor Rule {
  let modifier: Attribute<DefaultFocusModifier<Value>>
  unowned let tree: ViewTree

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    let modifier = modifier.value
    if output.hasValue { return }
    output.set(())
    let keyboard = tree.keyboard
    tree.actions.append { if keyboard.focusedNode == nil { modifier.binding.wrappedValue = modifier.value } }
  }
}

@available(iOS 17.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Gives the focus to the view that the state stands for by `value`, when this view appears and nothing has the focus.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value))
  }
}
