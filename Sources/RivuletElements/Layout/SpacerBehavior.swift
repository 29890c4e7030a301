package import Foundation
package import RivuletCore
package import RivuletGeometry
package import RivuletLayout

/// The node behaviour of a spacer. Stacks size spacers after all other views (B9.09).
package struct SpacerBehavior: NodeBehavior {
  let layout: SpacerLayout
  let stackAxis: KnownStackAxis

  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { layout.size(in: proposal) }
  package func layoutPriority(of node: ViewNode) -> Double { LayoutConstants.spacerPriority }
  package func spacing(of node: ViewNode) -> ViewSpacing { layout.spacing }

  package func change(from old: SpacerBehavior, in node: ViewNode) -> NodeChange {
    layout == old.layout ? .nothing : .layout
  }
}
