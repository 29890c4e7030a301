import Foundation
package import RivuletGeometry
package import RivuletGraph
package import RivuletTree

/// A view that creates the rows of its content when they are about to become visible. The content must be the last stored property.
@MainActor
package protocol LazyContainerView: View, NodeSource where Body == Never, Behavior == LazyBehavior {
  associatedtype Content: View

  /// The axis along which the rows are arranged.
  static var lazyAxis: Axis { get }

  /// Returns the layout of the rows.
  func lazyLayout(in environment: EnvironmentReader) -> LazyLayout
}

extension LazyContainerView {
  package static var ownBytes: ByteSpan { ByteSpan(from: 0, to: MemoryLayout<Self>.size - MemoryLayout<Content>.size) }

  package static func makeBehavior(_ inputs: _ViewListInputs) -> LazyBehavior { LazyBehavior(nil, version: 0) }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let node = makeNode(of: view, inputs)
    var inner = inputs
    (inner.stackAxis, inner.rowKind) = (StackAxis(lazyAxis), .lazy)
    let content = inner.makeList(view.last(as: Content.self))
    node.setLazyContents(content.elements, LazyLayout(axis: lazyAxis, alignment: .center, spacing: 0))
    return _ViewListOutputs(node: node, preferences: content.preferences)
  }

  package func update(_ node: BehaviorNode<LazyBehavior>, environment: EnvironmentReader) {
    node.setMirrored(environment.isRightToLeft)
    node.lazyContent?.update(lazyLayout(in: environment), node)
  }
}

extension ViewNode {
  /// Makes this node a container whose rows are created when they are about to become visible.
  package final func setLazyContents(_ elements: ViewElements, _ layout: LazyLayout) {
    let content = LazyContent(elements, in: self, layout)
    attach(content)
    attach(content, as: RowContainer.self)
    addWatch(content)
    setChangingContents(content)
    if case .list(let list) = elements { list.attach(to: self) }
  }

  /// The rows of the lazy container; nil for all other nodes.
  package final var lazyContent: LazyContent? { attachment(LazyContent.self) }
}

extension LazyContent {
  /// Updates the layout of the rows.
  package func update(_ layout: LazyLayout, _ node: BehaviorNode<LazyBehavior>) {
    if arrangement.update(layout) { version += 1 }
    node.update(LazyBehavior(arrangement, version: version))
  }
}
