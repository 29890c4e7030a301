import RivuletTree

/// Shows its content with the position and size of its group. To the surrounding views, it keeps its own position and size.
package struct MatchedGeometryBehavior: NodeBehavior {
  package let member = MatchedMember()

  package init() {}

  package func placeChildren(of node: ViewNode) { member.placeContent(of: node) }

  package func change(from old: MatchedGeometryBehavior, in node: ViewNode) -> NodeChange { .nothing }
}
