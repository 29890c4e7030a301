package import Foundation
package import RivuletGeometry
package import RivuletLayout

/// A primary child and secondary content in front of it or behind it, which is proposed the primary's size and changes nothing (B9.16).
package struct LayeredBehavior: NodeBehavior {
  /// Whether the primary child is the first of the two, the secondary being painted over it.
  package let isInFront: Bool
  /// Where the secondary content meets the primary.
  package var alignment: Alignment

  package init(isInFront: Bool, alignment: Alignment = .center) {
    self.isInFront = isInFront
    self.alignment = alignment
  }

  /// Both layers move as one drawing.
  package static var hasDrawing: Bool { true }
  package static var isSelfContained: Bool { true }
  /// Which is in front is the modifier's word, whatever z-index a layer has for its siblings.
  package static var paintsInViewOrder: Bool { true }

  private func primary(of node: ViewNode) -> ViewNode { node.children[isInFront ? 0 : 1] }
  private func secondary(of node: ViewNode) -> ViewNode { node.children[isInFront ? 1 : 0] }

  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    primary(of: node).measure(proposal)
  }

  package func growsWithProposal(_ node: ViewNode) -> Bool { primary(of: node).growsWithProposal }

  package func placeChildren(of node: ViewNode) {
    guard let proposal = node.proposal else { return }
    let primary = primary(of: node)
    let secondary = secondary(of: node)
    let placement = OverlayLayout(alignment: alignment).placement(of: secondary, over: primary.dimensions(proposal))
    node.place(primary, at: .zero, proposal: proposal)
    node.place(secondary, at: placement.origin, proposal: placement.proposal)
  }

  package func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides {
    primary(of: node).guides(size: size, proposal: proposal)
  }

  package func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    primary(of: node).explicitGuide(key, size: size, proposal: proposal)
  }

  package func layoutPriority(of node: ViewNode) -> Double { primary(of: node).layoutPriority }
  package func spacing(of node: ViewNode) -> ViewSpacing { primary(of: node).spacing }
  package func zIndex(of node: ViewNode) -> Double { primary(of: node).zIndex }

  package func change(from old: LayeredBehavior, in node: ViewNode) -> NodeChange {
    alignment == old.alignment ? .nothing : .layout
  }
}
