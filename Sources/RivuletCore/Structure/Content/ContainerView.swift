package import RivuletGeometry
package import RivuletGraph
import RivuletTree

/// A view that lays out the elements of the content in its last stored property. The view has one node, whose children are the flattened
/// content.
@MainActor
package protocol ContainerView: View, NodeSource where Body == Never {
  associatedtype Content: View

  /// The axis for spacers and dividers in the content; nil by default, for no axis.
  static var contentAxis: Axis? { get }
}

/// A marker in the styles that flattens the containers inside it, replacing each with its content. Set for content whose elements are shown
/// individually, as in a tab.
package enum FlatContainers {}

extension ContainerView {
  package static var ownBytes: ByteSpan { ByteSpan(from: 0, to: MemoryLayout<Self>.size - MemoryLayout<Content>.size) }

  package static var contentAxis: Axis? { nil }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    if inputs.styles != nil, inputs.hasStyle(for: FlatContainers.self) { return Content._makeViewList(view: view.last(), inputs: &inputs) }
    let node = makeNode(of: view, inputs)
    let outerAxis = inputs.stackAxis
    inputs.stackAxis = StackAxis(contentAxis)
    defer { inputs.stackAxis = outerAxis }
    let content = Content._makeViewList(view: view.last(), inputs: &inputs)
    node.setContents(content.elements)
    return _ViewListOutputs(node: node, preferences: content.preferences)
  }
}

/// Sets whether a node is mirrored for right-to-left layout.
@MainActor
package struct MirroringRule: @MainActor Rule {
  let environment: EnvironmentReader
  let node: ViewNode

  package init(node: ViewNode, inputs: _ViewListInputs) {
    environment = inputs.environmentReader(of: Self.self)
    self.node = node
  }

  package mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    node.setMirrored(environment.isRightToLeft)
  }
}
