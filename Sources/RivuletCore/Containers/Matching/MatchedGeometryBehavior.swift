import RivuletTree

/// A behaviour that presents its content with the position and size of its matched group. For the layout of the surrounding views, the node
/// keeps its own position and size.
package struct MatchedGeometryBehavior: NodeBehavior {
  package let member = MatchedMember()

  package init() {}

  package func placeChildren(of node: ViewNode) { member.placeContent(of: node) }

  package func change(from old: MatchedGeometryBehavior, in node: ViewNode) -> NodeChange { .nothing }
}
