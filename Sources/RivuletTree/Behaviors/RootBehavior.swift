package import Foundation
package import RivuletGeometry
import RivuletLayout

/// The window: it takes the size that it is given, proposes it to the content and puts that in the middle (B9.29). Several views are
/// stacked below each other. What is presented lies in front, over the whole window; the bar of the window lies above it, at negative heights.
package struct RootBehavior: NodeBehavior {
  private let stack = StackLayout.vertical()
  /// Whether the child after the content is the bar of the window.
  private let hasBar: Bool
  /// Whether the last child is not part of the content but what is presented in the window.
  private let hasOverlay: Bool

  package init(hasBar: Bool = false, hasOverlay: Bool = false) { (self.hasBar, self.hasOverlay) = (hasBar, hasOverlay) }

  private var extraCount: Int { (hasBar ? 1 : 0) + (hasOverlay ? 1 : 0) }

  /// The nodes of the content.
  private func content(of node: ViewNode) -> [ViewNode] { extraCount > 0 ? node.childList.dropLast(extraCount) : node.childList }

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
    if hasBar, node.childList.count >= extraCount {
      let bar = node.childList[node.childList.count - extraCount]
      let height = bar.size(ProposedViewSize(width: node.size.width, height: nil)).height
      node.place(bar, at: CGPoint(x: 0, y: -height), proposal: ProposedViewSize(width: node.size.width, height: height))
    }
    if hasOverlay, let overlay = node.children.last { node.place(overlay, at: .zero, proposal: ProposedViewSize(node.size)) }
  }

  package func layoutPriority(of node: ViewNode) -> Double { 0 }
  package func zIndex(of node: ViewNode) -> Double { 0 }
  package func change(from old: RootBehavior, in node: ViewNode) -> NodeChange {
    hasBar == old.hasBar && hasOverlay == old.hasOverlay ? .nothing : .layout
  }
}
