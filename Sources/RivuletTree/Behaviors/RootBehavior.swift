package import Foundation
package import RivuletGeometry
import RivuletLayout

/// The root of a window. It takes the proposed size, proposes that size to its content, and centres the content (B9.29). If the content
/// consists of several views, they are stacked vertically. Presented content covers the entire window. The window's bar is above the
/// window, at negative y-coordinates.
package struct RootBehavior: NodeBehavior {
  private let stack = StackLayout.vertical()
  /// True if the first child after the content is the window's bar.
  private let hasBar: Bool
  /// True if the content and the bar are followed by a child for presented content.
  private let hasOverlay: Bool
  /// True if the last child is a strip at the bottom edge, which reduces the space for all other children.
  private let hasStrip: Bool

  package init(hasBar: Bool = false, hasOverlay: Bool = false, hasStrip: Bool = false) {
    (self.hasBar, self.hasOverlay, self.hasStrip) = (hasBar, hasOverlay, hasStrip)
  }

  private var extraCount: Int { (hasBar ? 1 : 0) + (hasOverlay ? 1 : 0) + (hasStrip ? 1 : 0) }

  /// Returns the nodes of the content, excluding the bar, the overlay, and the strip.
  private func content(of node: ViewNode) -> [ViewNode] { extraCount > 0 ? node.childList.dropLast(extraCount) : node.childList }

  package static var traits: NodeTraits { .draws }

  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: contentSize(of: node, proposal: proposal))
  }

  /// Returns the size that the content takes for a proposal.
  package func contentSize(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    node.surroundings.scratch.withScratch { stack.size(in: proposal, children: self.content(of: node), scratch: &$0) }
  }

  package func placeChildren(of node: ViewNode) {
    guard var proposal = node.proposal else { return }
    var room = node.size
    if hasStrip, let strip = node.childList.last {
      let height = min(strip.size(ProposedViewSize(width: room.width, height: nil)).height, room.height)
      room.height -= height
      node.place(strip, at: CGPoint(x: 0, y: room.height), proposal: ProposedViewSize(width: room.width, height: height))
      node.safeArea = EdgeInsets(Edge.Set.bottom, height)
      proposal.height = proposal.height.map { max($0 - height, 0) }
    }
    let content = contentSize(of: node, proposal: proposal)
    let offset = CGPoint(x: (room.width - content.width) / 2, y: (room.height - content.height) / 2)
    node.surroundings.scratch.withScratch { scratch in
      stack.place(in: proposal, children: self.content(of: node), scratch: &scratch)
      node.place(scratch.placements, offset: offset)
    }
    if hasBar, node.childList.count >= extraCount {
      let bar = node.childList[node.childList.count - extraCount]
      let height = bar.size(ProposedViewSize(width: node.size.width, height: nil)).height
      // A bar whose minimum width exceeds the window's width is aligned with the leading edge.
      let least = bar.childList.first?.size(ProposedViewSize(width: node.size.width, height: height)).width ?? 0
      let width = max(node.size.width, least)
      node.place(bar, at: CGPoint(x: 0, y: -height), proposal: ProposedViewSize(width: width, height: height))
    }
    let places = node.childList.count - (hasStrip ? 1 : 0)
    if hasOverlay, places > 0 { node.place(node.childList[places - 1], at: .zero, proposal: ProposedViewSize(room)) }
  }

  package func layoutPriority(of node: ViewNode) -> Double { 0 }
  package func zIndex(of node: ViewNode) -> Double { 0 }
  package func change(from old: RootBehavior, in node: ViewNode) -> NodeChange {
    hasBar == old.hasBar && hasOverlay == old.hasOverlay && hasStrip == old.hasStrip ? .nothing : .layout
  }
}

extension RootBehavior {
  /// Returns the size that a root's content would take for a proposal, without caching the result.
  ///
  /// The method visits all nodes, so use it sparingly and only between turns. Later updates do not affect the returned size.
  package func contentSizeOnce(of root: ViewNode, proposal: ProposedViewSize) -> CGSize {
    var nodes: [(node: ViewNode, known: ViewNode.CachedResults)] = []
    func collect(_ node: ViewNode) {
      nodes.append((node, node.cachedResults))
      for child in node.children { collect(child) }
    }
    collect(root)
    let size = contentSize(of: root, proposal: proposal)
    for (node, known) in nodes { node.cachedResults = known }
    return size
  }
}
