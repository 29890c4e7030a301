package import Foundation
package import RivuletCore
package import RivuletGeometry
package import RivuletLayout

/// A modifier that applies a one-child layout to its content.
package struct OneChildModifier<Layout: OneChildLayout> {
  package let layout: Layout

  package init(_ layout: Layout) {
    self.layout = layout
  }
}

extension OneChildModifier: BehaviorModifier {
  package typealias Body = Never

  package static var initial: OneChildModifier { OneChildModifier(.initial) }

  package func update(_ node: BehaviorNode<OneChildModifier>, environment: EnvironmentReader) {
    if !layout.hasValidArguments, layout != node.behavior.layout { report() }
    if layout.hasIdealLength, node.attachment(SpaceFillingViews.IdealLength.self) == nil { node.attach(SpaceFillingViews.IdealLength()) }
    node.update(self)
  }

  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    node.onlyChild?.frameSize(of: layout, proposal) ?? .zero
  }

  package func fixedLength(along axis: Axis) -> CGFloat? { layout.fixedLength(along: axis) }
  package func growsWithProposal(_ node: ViewNode) -> Bool { Layout.growsWithChild && node.onlyChild?.growsWithProposal == true }

  package func placeChildren(of node: ViewNode) {
    guard let proposal = node.proposal else { return }
    node.onlyChild?.settle(by: layout, in: node, proposal)
  }

  package func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let child = node.child
    return GuideMerging.explicitGuide(key, child: child, placement: layout.placement(in: proposal, child: child))
  }

  package func spacing(of node: ViewNode) -> ViewSpacing {
    let edges = layout.edgesWithoutSpacing
    return edges == .all ? ViewSpacing() : node.child.spacing.resetting(edges)
  }

  package func change(from old: OneChildModifier, in node: ViewNode) -> NodeChange {
    if layout == old.layout { return .nothing }
    return answersLike(old) ? .layout : .answers
  }

  private func answersLike(_ other: OneChildModifier) -> Bool {
    layout.edgesWithoutSpacing == other.layout.edgesWithoutSpacing
      && layout.fixedLength(along: .horizontal) == other.layout.fixedLength(along: .horizontal)
      && layout.fixedLength(along: .vertical) == other.layout.fixedLength(along: .vertical)
  }

  private func report() {
    for diagnostic in layout.diagnostics {
      RuntimeIssue.reportOnce(.invalidFrame, typeName: "frame", diagnostic.message)
    }
  }
}

// These are methods of the child so that it is borrowed as `self`. Another reference to the child would cost reference counting.
extension ViewNode {
  fileprivate func frameSize(of layout: some OneChildLayout, _ proposal: ProposedViewSize) -> CGSize {
    layout.size(in: proposal, child: self)
  }

  fileprivate func settle(by layout: some OneChildLayout, in node: ViewNode, _ proposal: ProposedViewSize) {
    node.place(self, by: layout.placement(in: proposal, child: self))
  }
}
