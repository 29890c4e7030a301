import RivuletGraph
import RivuletTree

/// A modifier that wraps each modified view in a node with a focus mark.
@MainActor
protocol FocusMarkModifier: ViewModifier where Body == Never {
  associatedtype Mark: FocusMark

  /// Registers a new mark.
  static func register(_ mark: Mark, in tree: ViewTree)
  /// Updates a mark to reflect the modifier.
  func update(_ mark: Mark, in tree: ViewTree)
  /// Called after the content has appeared.
  func appear(in tree: ViewTree)
}

extension FocusMarkModifier {
  static func register(_ mark: Mark, in tree: ViewTree) {}
  func appear(in tree: ViewTree) {}

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    inputs.makeLifecycleSink(FocusMarkAppearance(modifier: modifier.attribute, tree: inputs.tree))
    var outputs = body(&inputs)
    let tree = inputs.tree
    outputs.elements.wrapNodes { child, scope in
      let node = BehaviorNode(PassingBehavior(), around: child, scope: scope)
      let mark = Mark(node)
      register(mark, in: tree)
      _ = scope.makeSink(FocusMarkRule(modifier: modifier.attribute, mark: mark, tree: tree), lane: .structure)
      return node
    }
    return outputs
  }
}

/// A rule that keeps a mark in sync with its modifier.
@MainActor
private struct FocusMarkRule<Modifier: FocusMarkModifier>: @MainActor Rule {
  let modifier: Attribute<Modifier>
  let mark: Modifier.Mark
  unowned let tree: ViewTree

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    modifier.value.update(mark, in: tree)
  }
}

/// A rule that notifies the modifier after its content has appeared.
@MainActor
private struct FocusMarkAppearance<Modifier: FocusMarkModifier>: @MainActor Rule {
  let modifier: Attribute<Modifier>
  unowned let tree: ViewTree

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    let modifier = modifier.value
    if output.hasValue { return }
    output.set(())
    let tree = tree
    tree.actions.append { [weak tree] in tree.map { modifier.appear(in: $0) } }
  }
}
