package import Foundation
import RivuletCore
package import RivuletGeometry
package import RivuletLayout
package import RivuletTree

/// The node behaviour of `ViewThatFits`: it measures its children and shows the first one that fits (B9.28).
package struct FittingBehavior: NodeBehavior {
  let axes: Axis.Set

  package static var traits: NodeTraits { .draws }

  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    choice(in: node, proposal).map { node.elements[$0].measure(proposal) } ?? .zero
  }

  package func placeChildren(of node: ViewNode) {
    guard let proposal = node.proposal else { return }
    let choice = choice(in: node, proposal)
    node.alternatives?.choose(choice)
    if let choice { node.place(node.elements[choice], at: .zero, proposal: proposal) }
  }

  /// Returns the index of the child that is shown for a proposal.
  private func choice(in node: ViewNode, _ proposal: ProposedViewSize) -> Int? {
    let children = node.elements
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
    for place in children.indices.dropLast() {
      let size = children[place].measure(ideal)
      if fits(size.width, proposal.width, .horizontal), fits(size.height, proposal.height, .vertical) { return place }
    }
    return children.indices.last
  }

  private func fits(_ length: CGFloat, _ proposed: CGFloat?, _ axis: Axis.Set) -> Bool {
    guard axes.contains(axis), let proposed else { return true }
    return length <= proposed
  }

  private func shown(of node: ViewNode, _ proposal: ProposedViewSize) -> ViewNode? {
    choice(in: node, proposal).map { node.elements[$0] }
  }

  package func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides {
    node.guideKinds.isEmpty ? .none : .source(node)
  }

  package func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    shown(of: node, proposal)?.explicitGuide(key, size: size, proposal: proposal)
  }

  package func layoutPriority(of node: ViewNode) -> Double { 0 }
  package func zIndex(of node: ViewNode) -> Double { 0 }

  /// Returns the largest preferred spacing among all children on each side, because the displayed child is not known before a proposal.
  package func spacing(of node: ViewNode) -> ViewSpacing { OverlayLayout().spacing(of: node.elements) }

  package func change(from old: FittingBehavior, in node: ViewNode) -> NodeChange { axes == old.axes ? .nothing : .layout }
}
