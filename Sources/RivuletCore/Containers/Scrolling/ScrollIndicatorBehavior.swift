package import Foundation
package import RivuletGeometry

/// The behaviour of an indicator's node, which the scroll view draws.
package struct ScrollIndicatorBehavior: NodeBehavior {
  package init() {}

  package static var traits: NodeTraits { .draws }
  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { .zero }
  package func placeChildren(of node: ViewNode) {}
}
