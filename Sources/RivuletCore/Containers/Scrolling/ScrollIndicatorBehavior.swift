package import Foundation
package import RivuletGeometry

/// The behaviour of an indicator's node. The scroll view draws it.
package struct ScrollIndicatorBehavior: NodeBehavior {
  package init() {}

  package static var traits: NodeTraits { .draws }
  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { .zero }
  package func placeChildren(of node: ViewNode) {}
}
