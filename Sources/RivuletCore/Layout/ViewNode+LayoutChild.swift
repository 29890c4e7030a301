package import Foundation
import RivuletDrawing
package import RivuletGeometry
package import RivuletLayout

extension ViewNode: @MainActor LayoutChild {
  package func size(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
  package var priority: Double { layoutPriority }
}

extension ViewNode {
  /// Places all children as an algorithm decided.
  package func place(_ placements: ContiguousArray<Placement>, offset: CGPoint = .zero) {
    var moves = SiblingMoves(of: drawing, in: tree.drawing)
    for (child, placement) in zip(children, placements) {
      let origin = CGPoint(x: placement.origin.x + offset.x, y: placement.origin.y + offset.y)
      place(child, at: origin, proposal: placement.proposal, &moves)
    }
    moves.finish()
  }
}
