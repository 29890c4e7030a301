import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLayout
import RivuletTree

/// A modifier that separates a section's header from the content above it, or its footer from the content below it, in a form with columns.
/// It removes the text's preferred spacing at that edge.
struct SectionEdgeModifier: BehaviorModifier {
  static var initial: SectionEdgeModifier { SectionEdgeModifier(edge: .top) }

  let edge: Edge.Set

  func spacing(of node: ViewNode) -> ViewSpacing { node.child.spacing.resetting(edge) }

  func change(from old: SectionEdgeModifier, in node: ViewNode) -> NodeChange { edge == old.edge ? .nothing : .answers }
}
