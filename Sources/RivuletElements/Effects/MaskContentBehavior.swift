import Foundation
import RivuletCore
import RivuletGeometry

/// The node behaviour of a mask's views, which are stacked and drawn as one group.
struct MaskContentBehavior: NodeBehavior {
  static var traits: NodeTraits { .draws }

  private let overlay = OverlayBehavior()

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { overlay.size(of: node, proposal: proposal) }
  func placeChildren(of node: ViewNode) { overlay.placeChildren(of: node) }

  func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides {
    overlay.guides(of: node, size: size, proposal: proposal)
  }

  func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    overlay.explicitGuide(key, of: node, size: size, proposal: proposal)
  }

  func change(from old: MaskContentBehavior, in node: ViewNode) -> NodeChange { .nothing }
}
