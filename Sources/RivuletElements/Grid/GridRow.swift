public import RivuletCore
public import RivuletGeometry
package import RivuletGraph
package import RivuletTree

/// The cells of one row of a `Grid`. Outside a grid, and for modifiers, a row behaves like a `Group` (documentation).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct GridRow<Content: View> {
  @usableFromInline package var alignment: VerticalAlignment?
  @usableFromInline package var content: Content

  /// Creates a row whose cells are aligned by a vertical guide. If the guide is nil, the grid's guide aligns them.
  @inlinable public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension GridRow: View, NodeSource {
  public typealias Body = Never
  package typealias Behavior = GridRowBehavior

  package static var ownBytes: ByteSpan { .all(of: VerticalAlignment?.self) }

  package static func makeBehavior(_ inputs: _ViewListInputs) -> GridRowBehavior { GridRowBehavior(alignment: nil) }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    var outputs = inputs.makeList(view.last(as: Content.self))
    let row = GridRowIdentity()
    let around = inputs
    outputs.elements.wrapNodes { child, scope in
      let node = makeNode(like: view.attribute, around: child, in: scope, around).node
      node.attach(row)
      return node
    }
    return _ViewListOutputs(list: GroupViewList(outputs.elements), preferences: outputs.preferences)
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { Content._viewListCount(inputs: inputs) }

  package func update(_ node: BehaviorNode<GridRowBehavior>, environment: EnvironmentReader) {
    guard alignment != node.behavior.alignment else { return }
    node.update(GridRowBehavior(alignment: alignment))
    node.invalidateEnclosingLayout()
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension GridRow: Sendable where Content: Sendable {}

/// The behaviour of the node around each cell of a row.
package struct GridRowBehavior: NodeBehavior {
  let alignment: VerticalAlignment?

  package static var traits: NodeTraits { .passesLayout }

  package func change(from old: GridRowBehavior, in node: ViewNode) -> NodeChange { alignment == old.alignment ? .nothing : .answers }

  package func fact(of node: ViewNode) -> GridRowMark? {
    GridRowMark(identity: node.attachment(GridRowIdentity.self).map(ObjectIdentifier.init), alignment: alignment)
  }
}

/// The row that contains a cell, and the guide that aligns the row's cells.
package struct GridRowMark {
  let identity: ObjectIdentifier?
  let alignment: VerticalAlignment?
}

/// An identity that all cells of one row share.
final class GridRowIdentity: Sendable {}
