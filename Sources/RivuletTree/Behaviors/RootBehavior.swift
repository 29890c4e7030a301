package import Foundation
package import RivuletGeometry
import RivuletLayout

/// The window: it takes the size that it is given, proposes it to the content and puts that in the middle (B9.29). Several views are
/// stacked below each other. What is presented lies in front, over the whole window.
package struct RootBehavior: NodeBehavior {
  private let stack = StackLayout.vertical()
  /// Whether the last child is not part of the content but what is presented in the window.
  private let hasOverlay: Bool

  package init(hasOverlay: Bool = false) { self.hasOverlay = hasOverlay }

  /// The nodes of the content.
  private func content(of node: ViewNode) -> [ViewNode] { hasOverlay ? node.childList.dropLast() : node.childList }

  package static var hasDrawing: Bool { true }

  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: contentSize(of: node, proposal: proposal))
  }

  /// The size that the content chooses by itself.
  package func contentSize(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    node.surroundings.scratch.withScratch { stack.size(in: proposal, children: self.content(of: node), scratch: &$0) }
  }

  package func placeChildren(of node: ViewNode) {
    guard let proposal = node.proposal else { return }
    let content = contentSize(of: node, proposal: proposal)
    let offset = CGPoint(x: (node.size.width - content.width) / 2, y: (node.size.height - content.height) / 2)
    node.surroundings.scratch.withScratch { scratch in
      stack.place(in: proposal, children: self.content(of: node), scratch: &scratch)
      node.place(scratch.placements, offset: offset)
    }
    if hasOverlay, let overlay = node.children.last { node.place(overlay, at: .zero, proposal: ProposedViewSize(node.size)) }
  }

  package func layoutPriority(of node: ViewNode) -> Double { 0 }
  package func zIndex(of node: ViewNode) -> Double { 0 }
  package func change(from old: RootBehavior, in node: ViewNode) -> NodeChange {
    hasOverlay == old.hasOverlay ? .nothing : .layout
  }
}
