package import Foundation
package import RivuletGeometry
package import RivuletLayout

/// A behaviour that layers its children (B9.17). It implements `ZStack` and the content of overlays and backgrounds.
package struct OverlayBehavior: NodeBehavior {
  package let layout: OverlayLayout

  package init(alignment: Alignment = .center) {
    layout = OverlayLayout(alignment: alignment)
  }

  package static var traits: NodeTraits { .draws }

  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    layout.size(in: proposal, children: node.childList)
  }

  package func placeChildren(of node: ViewNode) {
    guard let proposal = node.proposal else { return }
    node.surroundings.scratch.withScratch { scratch in
      layout.place(in: proposal, children: node.childList, scratch: &scratch)
      node.place(scratch.placements)
    }
  }

  package func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides {
    node.guideKinds.isEmpty ? .none : .source(node)
  }

  package func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard node.guideKinds.mayInclude(key) else { return nil }
    return node.surroundings.scratch.withScratch { scratch in
      layout.place(in: proposal, children: node.childList, scratch: &scratch)
      return GuideMerging.explicitGuide(key, children: node.childList, placements: scratch.placements)
    }
  }

  package func layoutPriority(of node: ViewNode) -> Double { 0 }
  package func spacing(of node: ViewNode) -> ViewSpacing { layout.spacing(of: node.childList) }
  package func zIndex(of node: ViewNode) -> Double { 0 }

  package func change(from old: OverlayBehavior, in node: ViewNode) -> NodeChange {
    layout == old.layout ? .nothing : .layout
  }
}
