import RivuletGraph
import RivuletTree

/// A modifier that sets its content's values for the enclosing container.
package struct ContainerValueModifier {
  package let write: (inout ContainerValues) -> Void

  /// Creates a modifier that writes values after the modifiers outside it.
  package nonisolated init(_ write: @escaping (inout ContainerValues) -> Void) {
    self.write = write
  }
}

extension ContainerValueModifier: ViewModifier {
  package typealias Body = Never

  package static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    var outputs = body(&inputs)
    let modifier = modifier.attribute
    outputs.elements.wrapNodes { child, scope in
      BehaviorNode(ContainerValueBehavior(modifier: modifier), around: child, scope: scope)
    }
    return outputs
  }
}

/// The behaviour of a node that wraps a view with container values.
private struct ContainerValueBehavior: NodeBehavior {
  static var traits: NodeTraits { .passesLayout }

  let modifier: Attribute<ContainerValueModifier>

  func fact(of node: ViewNode) -> Attribute<ContainerValueModifier>? { modifier }
}

extension ViewNode {
  /// Returns the node's values for the enclosing container. The innermost modifier takes precedence, as in the environment (B8.02). The
  /// attributes that this method reads become sources of the calling rule.
  package func containerValues() -> ContainerValues {
    var writers: [Attribute<ContainerValueModifier>] = []
    var step: ViewNode? = self
    while let node = step {
      if let writer = node.fact(Attribute<ContainerValueModifier>.self) { writers.append(writer) }
      step = node.modifiedNode ?? (node === self ? node.onlyRowChild : nil)
    }
    return writers.reduce(into: ContainerValues()) { values, writer in writer.value.write(&values) }
  }

  /// The view currently shown by a row with alternative views; nil for other nodes.
  private var onlyRowChild: ViewNode? {
    guard let row = scope.lazyRow, row.node === self, children.count == 1 else { return nil }
    return children.first
  }

  /// The node that this node modifies; nil for leaves and containers.
  package final var modifiedNode: ViewNode? { isContainer ? nil : modifiedChild }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension View {
  /// Sets a value for the enclosing container, which reads the value from the `Subview`.
  nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}
