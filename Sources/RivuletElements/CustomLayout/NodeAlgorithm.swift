import Foundation
import RivuletGeometry
import RivuletLayout
import RivuletTree

/// A layout algorithm that stack nodes and `Layout` types share.
protocol NodeAlgorithm: Sendable {
  @MainActor func size(in proposal: ProposedViewSize, children: [ViewNode], scratch: inout LayoutScratch) -> CGSize
  /// Fills `scratch.placements`.
  @MainActor func place(in proposal: ProposedViewSize, children: [ViewNode], scratch: inout LayoutScratch)
  @MainActor func spacing(of children: [ViewNode]) -> ViewSpacing
}

extension StackLayout: NodeAlgorithm {}

extension OverlayLayout: NodeAlgorithm {
  func size(in proposal: ProposedViewSize, children: [ViewNode], scratch: inout LayoutScratch) -> CGSize {
    size(in: proposal, children: children)
  }
}
