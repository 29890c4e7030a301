import RivuletTree

/// Shows its content in the place and size that it takes from its group; for the views around it stays as large as it would be, where it would be.
package struct MatchedGeometryBehavior: NodeBehavior {
  package let member = MatchedMember()

  package init() {}

  package func placeChildren(of node: ViewNode) { member.placeContent(of: node) }

  package func change(from old: MatchedGeometryBehavior, in node: ViewNode) -> NodeChange { .nothing }
}
