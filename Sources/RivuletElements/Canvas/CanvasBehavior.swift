package import Foundation
import RivuletCore
import RivuletDrawing
package import RivuletGeometry
package import RivuletLayout
package import RivuletTree

/// The node of a canvas. Its children are the symbols, which are measured but not painted.
package struct CanvasBehavior: NodeBehavior {
  let session: CanvasSession
  /// The number of times that the view has been evaluated.
  let version: Int

  package static var traits: NodeTraits { [.draws, .growsGradually] }

  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  package func placeChildren(of node: ViewNode) {
    if node.elements.isEmpty { return }
    node.showOnly(nil)
    for child in node.elements { node.place(child, at: .zero, proposal: .unspecified) }
    node.drawingMayDiffer()
  }

  package func draw(_ node: ViewNode) {
    let picture = session.draw(node)
    node.show(picture.commands.isEmpty ? nil : .picture(picture))
  }

  package func isHit(at point: CGPoint, in node: ViewNode) -> Bool { CGRect(origin: .zero, size: node.drawnSize).contains(point) }

  package func layoutPriority(of node: ViewNode) -> Double { 0 }
  package func spacing(of node: ViewNode) -> ViewSpacing { ViewSpacing() }
  package func zIndex(of node: ViewNode) -> Double { 0 }

  package func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides { .none }
  package func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  package func change(from old: CanvasBehavior, in node: ViewNode) -> NodeChange { version == old.version ? .nothing : .drawing }
}

/// A behaviour that gives a symbol its own node in the drawing tree, regardless of the symbol's views.
struct CanvasSymbolBehavior: NodeBehavior {
  static var traits: NodeTraits { .draws }

  func change(from old: CanvasSymbolBehavior, in node: ViewNode) -> NodeChange { .nothing }
}
