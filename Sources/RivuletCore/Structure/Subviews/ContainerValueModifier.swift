import RivuletGraph
import RivuletTree

/// Sets values of its content for the enclosing container.
package struct ContainerValueModifier {
  let write: (inout ContainerValues) -> Void

  /// Creates a modifier that writes its values after modifiers further out.
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

/// The behaviour of a node around a view with container values.
private struct ContainerValueBehavior: NodeBehavior {
  static var traits: NodeTraits { .passesLayout }

  let modifier: Attribute<ContainerValueModifier>

  func fact(of node: ViewNode) -> Attribute<ContainerValueModifier>? { modifier }
}

extension ViewNode {
  /// Returns the node's values for the enclosing container. The innermost modifier takes precedence, as in the environment (B8.02). The
  /// attributes that are read become sources of the calling rule.
  package func containerValues() -> ContainerValues {
    var writers: [Attribute<ContainerValueModifier>] = []
    var step: ViewNode? = self
    while let node = step {
      if let writer = node.fact(Attribute<ContainerValueModifier>.self) { writers.append(writer) }
      step = node.modifiedNode ?? (node === self ? node.onlyRowChild : nil)
    }
    return writers.reduce(into: ContainerValues()) { values, writer in writer.value.write(&values) }
  }

  /// The view that a row with alternative views shows; nil for all other nodes.
  private var onlyRowChild: ViewNode? {
    guard let row = scope.lazyRow, row.node === self, children.count == 1 else { return nil }
    return children.first
  }

  /// The node that this one modifies; nil for leaves and containers.
  package final var modifiedNode: ViewNode? { isContainer ? nil : modifiedChild }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension View {
  /// Sets the value at `keyPath` for the container around this view, which reads the value from the `Subview`.
  nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}
