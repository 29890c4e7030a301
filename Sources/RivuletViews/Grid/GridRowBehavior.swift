import RivuletGeometry
package import RivuletTree

/// Stands around each cell of a row.
package struct GridRowBehavior: NodeBehavior {
  let alignment: VerticalAlignment?

  package static var passesLayout: Bool { true }

  package func change(from old: GridRowBehavior, in node: ViewNode) -> NodeChange { alignment == old.alignment ? .nothing : .answers }
}

/// Tells the cells of a row from those of others.
final class GridRowIdentity: Sendable {}
