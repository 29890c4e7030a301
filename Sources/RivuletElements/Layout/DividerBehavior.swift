package import Foundation
package import RivuletAnimation
package import RivuletCore
import RivuletDrawing
package import RivuletGeometry

/// The node behaviour of a line along `lineAxis`, which fills the proposed length.
package struct DividerBehavior: AnimatableBehavior {
  package let stackAxis: KnownStackAxis
  package var lineAxis = Axis.horizontal
  package var thickness: CGFloat = 1
  package var color = PaintColor.clear

  package init(stackAxis: KnownStackAxis, lineAxis: Axis = Axis.horizontal, thickness: CGFloat = 1, color: PaintColor = PaintColor.clear) {
    self.stackAxis = stackAxis
    self.lineAxis = lineAxis
    self.thickness = thickness
    self.color = color
  }

  package static var traits: NodeTraits { [.draws, .growsGradually] }

  package var animatableData: NumberVector {
    get { NumberVector(color.numbers) }
    set { color = PaintColor(numbers: newValue.numbers) }
  }

  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    CGSize(lineAxis, along: proposal.replacingUnspecifiedDimensions()[lineAxis], across: thickness)
  }

  package func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    let rect = CGRect(origin: .zero, size: node.drawnSize)
    node.surroundings.drawing.setItem(.fill(Path(rect), .color(color), FillStyle()), of: drawing)
  }

  package func isHit(at point: CGPoint, in node: ViewNode) -> Bool {
    CGRect(origin: .zero, size: node.drawnSize).contains(point)
  }

  package func change(from old: DividerBehavior, in node: ViewNode) -> NodeChange {
    if lineAxis != old.lineAxis || thickness != old.thickness { return .layout }
    return color == old.color ? .nothing : .drawing
  }
}
