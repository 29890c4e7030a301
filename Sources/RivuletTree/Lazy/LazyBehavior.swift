package import Foundation
package import RivuletGeometry
package import RivuletLayout

/// Shows the rows of a lazy container that are there, and answers for the others by an estimate (B16.08).
package struct LazyBehavior: NodeBehavior {
  /// Nil until the node is updated for the first time.
  package let arrangement: LazyArrangement?
  /// Counts the layouts that the arrangement was given.
  private let version: Int

  package init(_ arrangement: LazyArrangement?, version: Int) {
    self.arrangement = arrangement
    self.version = version
  }

  package static var hasDrawing: Bool { true }

  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { arrangement?.size(for: proposal) ?? .zero }

  package func placeChildren(of node: ViewNode) {
    arrangement?.place(in: node)
    node.noteMove()
  }

  package func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides { .none }
  package func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
  package func layoutPriority(of node: ViewNode) -> Double { 0 }
  package func spacing(of node: ViewNode) -> ViewSpacing { ViewSpacing() }
  package func zIndex(of node: ViewNode) -> Double { 0 }

  package func change(from old: LazyBehavior, in node: ViewNode) -> NodeChange {
    arrangement === old.arrangement && version == old.version ? .nothing : .layout
  }
}
