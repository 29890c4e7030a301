import RivuletGraph
import RivuletTree

/// Changes what its content tells the container around it.
package struct ContainerValueModifier {
  let write: (inout ContainerValues) -> Void

  /// A change that is made after those of the modifiers further out.
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

/// Stands around a view that tells its container something.
private struct ContainerValueBehavior: NodeBehavior {
  static var passesLayout: Bool { true }

  let modifier: Attribute<ContainerValueModifier>
}

extension ViewNode {
  /// What the node tells the container around it; the innermost modifier has the last word, as in the environment (B8.02). What it reads
  /// becomes a source of the rule that asks.
  package func containerValues() -> ContainerValues {
    var writers: [Attribute<ContainerValueModifier>] = []
    var step: ViewNode? = self
    while let node = step {
      if let writer = (node as? BehaviorNode<ContainerValueBehavior>)?.behavior.modifier { writers.append(writer) }
      step = node.modifiedNode ?? (node === self ? node.onlyRowChild : nil)
    }
    return writers.reduce(into: ContainerValues()) { values, writer in writer.value.write(&values) }
  }

  /// The view that a row which is one of several views shows; nil for all other nodes.
  private var onlyRowChild: ViewNode? {
    guard let row = scope.lazyRow, row.node === self, children.count == 1 else { return nil }
    return children.first
  }

  /// The node that this one stands around; nil for leaves and containers.
  package final var modifiedNode: ViewNode? {
    if isContainer { return nil }
    if let layered = self as? BehaviorNode<LayeredBehavior> { return layered.children[layered.behavior.isInFront ? 0 : 1] }
    return children.first
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension View {
  /// Tells the container around this view the value at `keyPath`, which it reads from the `Subview`.
  nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}
