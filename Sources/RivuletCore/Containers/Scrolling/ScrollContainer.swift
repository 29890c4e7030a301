import RivuletGeometry
package import RivuletGraph

/// A view that scrolls its content. The content must be the first stored property.
@MainActor
package protocol ScrollContainer: View, NodeSource where Body == Never, Behavior == ScrollBehavior {
  associatedtype Content: View

  /// Returns the settings determined by the view and its environment. The attributes that the method reads become inputs of the current
  /// rule.
  func settings(in environment: EnvironmentValues) -> ScrollSettings
}

extension ScrollContainer {
  package static var ownBytes: ByteSpan { ByteSpan(from: MemoryLayout<Content>.size, to: MemoryLayout<Self>.size) }

  package static func makeBehavior(_ inputs: _ViewListInputs) -> ScrollBehavior { ScrollBehavior(ScrollSettings(), nil) }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    makeScroll(of: view, inputs)
  }

  /// Builds the node of the scroll view. The elements are arranged vertically regardless of the axes (B15.04). An indicator for each axis
  /// and the refresh mark are in front of the elements.
  package static func makeScroll(of view: _GraphValue<Self>, _ inputs: _ViewListInputs) -> _ViewListOutputs {
    let node = makeNode(of: view, inputs)
    var inner = inputs
    inner.stackAxis = .vertical
    let outputs = Content._makeViewList(view: view.first(as: Content.self), inputs: &inner)
    let stack = BehaviorNode(StackBehavior(.vertical()), scope: inputs.scope)
    inputs.makeSink(MirroringRule(node: stack, inputs: inputs))
    stack.setContents(outputs.elements)
    let marks = (0..<3).map { _ in BehaviorNode(ScrollIndicatorBehavior(), scope: inputs.scope) }
    node.setStaticChildren([stack] + marks)
    return _ViewListOutputs(node: node, preferences: outputs.preferences)
  }

  package func update(_ node: BehaviorNode<ScrollBehavior>, environment: EnvironmentReader) {
    let controller = node.scrollController ?? attachController(to: node)
    let settings = settings(in: environment.values)
    controller.update(settings, refresh: environment.values.refresh)
    node.update(ScrollBehavior(settings, controller))
  }

  private func attachController(to node: ViewNode) -> ScrollController {
    let controller = ScrollController(node: node)
    if node.tree.services.habits.hasPointer { node.tree.followsHover = true }
    node.attach(controller)
    node.attach(controller, as: ScrollSpace.self)
    node.tree.spaceFillingViews.add(node, .scrolls)
    return controller
  }
}
