import RivuletGraph
package import RivuletTree

/// A library modifier that wraps each view it modifies in one node (B4.17).
@MainActor
package protocol NodeModifier: ViewModifier, NodeSource where Body == Never {}

extension NodeModifier {
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    wrapNodes(of: body(&inputs), modifier: modifier, inputs: inputs)
  }

  /// Wraps nodes around the elements of content that was built with `inputs` or with inputs derived from them. Calls `made` with each new
  /// node.
  package static func wrapNodes(
    of outputs: consuming _ViewListOutputs, modifier: _GraphValue<Self>, inputs: _ViewListInputs, made: ((ViewNode) -> Void)? = nil
  ) -> _ViewListOutputs {
    if case .node(let child) = outputs.elements {
      let node = makeNode(of: modifier, around: child, inputs)
      made?(node)
      outputs.elements = .node(node)
      return outputs
    }
    let source = modifier.attribute.untyped
    let maker = NodeMaker.of(Self.self)
    outputs.elements.wrapNodes { child, scope in
      let node = maker.makeNode(source, around: child, in: scope, inputs)
      made?(node)
      return node
    }
    return outputs
  }
}

/// A modifier that serves as its own node behaviour and reads only the layout direction from the environment.
@MainActor
package protocol BehaviorModifier: NodeModifier, NodeBehavior where Behavior == Self {
  /// The value used before the first evaluation.
  static var initial: Self { get }
}

extension BehaviorModifier {
  package static func makeBehavior(_ inputs: _ViewListInputs) -> Self { initial }

  package func update(_ node: BehaviorNode<Self>, environment: EnvironmentReader) {
    node.update(self)
  }
}
