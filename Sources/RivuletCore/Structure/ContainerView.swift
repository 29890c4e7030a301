package import RivuletGraph

/// A view that lays out the elements of its content, which is its last stored property: one node, whose children are the flattened content.
@MainActor
package protocol ContainerView: View, NodeSource where Body == Never {
  associatedtype Content: View

  /// Tells the content what it is told in addition, such as the stack's axis.
  static func adjust(_ inputs: inout _ViewListInputs)
}

extension ContainerView {
  package static var ownBytes: ByteSpan { ByteSpan(from: 0, to: MemoryLayout<Self>.size - MemoryLayout<Content>.size) }

  package static func adjust(_ inputs: inout _ViewListInputs) {}

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let node = NodeMaker.lend(Self.self) { $0.makeNode(view.attribute.untyped, inputs) }
    var inner = inputs
    adjust(&inner)
    let content = Content._makeViewList(view: view.last(), inputs: inner)
    node.setContents(content.elements)
    return _ViewListOutputs(node: node, preferences: content.preferences)
  }
}

/// Tells a node which side leading is.
@MainActor
struct MirroringRule: @MainActor Rule {
  let environment: EnvironmentReader
  let node: ViewNode

  init(node: ViewNode, inputs: _ViewListInputs) {
    environment = inputs.environmentReader(of: Self.self)
    self.node = node
  }

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    node.setMirrored(environment.isRightToLeft)
  }
}
