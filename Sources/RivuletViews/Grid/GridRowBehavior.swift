import RivuletGeometry
package import RivuletTree

/// The behaviour of the node around each cell of a row.
package struct GridRowBehavior: NodeBehavior {
  let alignment: VerticalAlignment?

  package static var traits: NodeTraits { .passesLayout }

  package func change(from old: GridRowBehavior, in node: ViewNode) -> NodeChange { alignment == old.alignment ? .nothing : .answers }
}

/// An identity that all cells of one row share.
final class GridRowIdentity: Sendable {}
