import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLayout
import RivuletTree

/// A modifier that keeps the header of a section apart from what is above it, or the footer from what is below it, in a form with columns.
/// The edge then has no wishes for text next to it.
struct SectionEdgeModifier: BehaviorModifier {
  static var initial: SectionEdgeModifier { SectionEdgeModifier(edge: .top) }

  let edge: Edge.Set

  func spacing(of node: ViewNode) -> ViewSpacing { node.child.spacing.resetting(edge) }

  func change(from old: SectionEdgeModifier, in node: ViewNode) -> NodeChange { edge == old.edge ? .nothing : .answers }
}
