package import Foundation
import RivuletGeometry

/// Hover support, which widens a visible indicator under the pointer on a desktop until the pointer leaves.
extension ScrollController: HoverResponder {
  package func hoverBegan(at point: CGPoint, in node: ViewNode) { hoverIndicator(below: point) }
  package func hoverMoved(to point: CGPoint, in node: ViewNode) { hoverIndicator(below: point) }
  package func hoverEnded() { hover(nil) }

  private func hoverIndicator(below point: CGPoint) {
    hover(indicatorAxis(at: point))
  }

  private func hover(_ axis: Axis?) {
    guard axis != hoveredIndicator else { return }
    hoveredIndicator = axis
    node?.invalidateDrawing()
    if axis == nil, phase == .idle {
      lastMove = tree.services.now
      tree.clock.follow(self)
    } else if axis != nil {
      setIndicatorOpacity(1)
    }
    tree.services.requestTurn()
  }
}
