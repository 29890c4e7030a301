package import Foundation
package import RivuletGeometry
package import RivuletLayout

/// A behaviour that presents the existing rows of a lazy container and estimates the size of the others (B16.08).
package struct LazyBehavior: NodeBehavior {
  /// The arrangement; nil until the node's first update.
  package let arrangement: LazyArrangement?
  /// The version of the layout, which increases with each change to the arrangement's layout.
  private let version: Int

  package init(_ arrangement: LazyArrangement?, version: Int) {
    self.arrangement = arrangement
    self.version = version
  }

  package static var traits: NodeTraits { .draws }

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
