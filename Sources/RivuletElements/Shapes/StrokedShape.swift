import Foundation
import RivuletAnimation
import RivuletCore
import RivuletDrawing
import RivuletGeometry

/// The stroked outline of a shape, as a shape.
struct StrokedShape<Base: Shape>: Sendable {
  var shape: Base
  var style: StrokeStyle

  nonisolated init(shape: Base, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }
}

extension StrokedShape: Shape {
  nonisolated var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }

  nonisolated static var role: ShapeRole { .stroke }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style.sound) }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
