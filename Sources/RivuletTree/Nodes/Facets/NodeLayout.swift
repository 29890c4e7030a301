package import Foundation
package import RivuletGeometry
package import RivuletLayout

/// The measurement and placement of one kind of node. By default, a node has the same layout as its only child.
@MainActor
package protocol NodeLayout {
  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize
  /// Returns the node's length along an axis if the length depends on neither the proposal nor the children; nil for most nodes. A change
  /// of this length has the consequence `answers`.
  func fixedLength(along axis: Axis) -> CGFloat?
  /// Returns true if the node is known to satisfy `LayoutChild.growsWithProposal`. The result never changes, because it depends only on the
  /// kinds of nodes.
  func growsWithProposal(_ node: ViewNode) -> Bool
  /// Places the children inside `node.size`, with `node.proposal`.
  func placeChildren(of node: ViewNode)
  func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides
  func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
  /// Returns the child that the node modifies and whose layout it reports as its own; nil if there is no child.
  func modifiedChild(of node: ViewNode) -> ViewNode?
  func layoutPriority(of node: ViewNode) -> Double
  func spacing(of node: ViewNode) -> ViewSpacing
}

extension NodeLayout {
  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    node.measureFirstChild(proposal) ?? .zero
  }

  package func fixedLength(along axis: Axis) -> CGFloat? { nil }
  package func growsWithProposal(_ node: ViewNode) -> Bool { false }

  package func placeChildren(of node: ViewNode) {
    node.placeFirstChild()
  }

  package func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides {
    node.guideKinds.isEmpty || node.hasNoChild ? .none : .source(node)
  }

  package func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    node.children.first?.explicitGuide(key, size: size, proposal: proposal)
  }

  package func modifiedChild(of node: ViewNode) -> ViewNode? { node.children.first }
  package func layoutPriority(of node: ViewNode) -> Double { node.firstChildPriority }
  package func spacing(of node: ViewNode) -> ViewSpacing { node.children.first?.spacing ?? ViewSpacing() }
}
