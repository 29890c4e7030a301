import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGraph

/// A modifier that sets the title of its screen. The title also labels the screen's lists and the enclosing dialog.
struct ScreenTitleModifier {
  let title: Text
}

extension ScreenTitleModifier: ViewModifier {
  typealias Body = Never

  /// Attaches the title to the existing nodes, without adding a node.
  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    var outputs = body(&inputs)
    let environment = inputs.environmentReader(of: ScreenTitleRule.self)
    if case .node(let node) = outputs.elements {
      inputs.makeSink(ScreenTitleRule(modifier: modifier.attribute, environment: environment, node: node, title: ScreenTitle(of: node)))
      return outputs
    }
    outputs.elements.wrapNodes { node, scope in
      scope.makeSink(ScreenTitleRule(modifier: modifier.attribute, environment: environment, node: node, title: ScreenTitle(of: node)))
      return node
    }
    return outputs
  }
}

@MainActor
private struct ScreenTitleRule: @MainActor Rule {
  let modifier: Attribute<ScreenTitleModifier>
  let environment: EnvironmentReader
  unowned let node: ViewNode
  let title: ScreenTitle

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    title.text = modifier.value.title.resolvedString(in: environment.values, services: node.tree.services)
    if !output.hasValue { output.set(()) }
  }
}
