package import Foundation
package import RivuletGeometry
package import RivuletLayout

/// A behaviour that arranges its children in a row or column (B9.04–10).
package struct StackBehavior: NodeBehavior {
  package let layout: StackLayout

  package init(_ layout: StackLayout) {
    self.layout = layout
  }

  package static var traits: NodeTraits { .draws }

  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    if let record = node.stackRecord(layout, proposal) { return record.size }
    return node.surroundings.scratch.withScratch { scratch in
      let size = layout.size(in: proposal, children: node.childList, scratch: &scratch)
      node.dealtShares = node.surroundings.dealtShares.keep(scratch, of: ObjectIdentifier(node), from: proposal)
      return size
    }
  }

  package func placeChildren(of node: ViewNode) {
    guard let proposal = node.proposal else { return }
    if let record = node.stackRecord(layout, proposal) {
      node.place(by: record)
      return
    }
    node.surroundings.scratch.withScratch { scratch in
      arrange(node, proposal, &scratch)
      node.place(scratch.placements)
    }
  }

  package func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides {
    node.guideKinds.isEmpty ? .none : .source(node)
  }

  package func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard node.guideKinds.mayInclude(key) else { return nil }
    return node.surroundings.scratch.withScratch { scratch in
      arrange(node, proposal, &scratch)
      return GuideMerging.explicitGuide(key, children: node.childList, placements: scratch.placements)
    }
  }

  /// Arranges the children. If the stack has just been measured for the same proposal, the lengths from that measurement are reused.
  private func arrange(_ node: ViewNode, _ proposal: ProposedViewSize, _ scratch: inout LayoutScratch) {
    if node.surroundings.dealtShares.restore(node.dealtShares, of: ObjectIdentifier(node), from: proposal, to: &scratch) {
      layout.placeShares(&scratch)
    } else {
      layout.place(in: proposal, children: node.childList, scratch: &scratch)
    }
  }

  package func layoutPriority(of node: ViewNode) -> Double { 0 }
  package func spacing(of node: ViewNode) -> ViewSpacing { layout.spacing(of: node.childList) }
  package func zIndex(of node: ViewNode) -> Double { 0 }

  package func change(from old: StackBehavior, in node: ViewNode) -> NodeChange {
    layout == old.layout ? .nothing : .layout
  }
}
