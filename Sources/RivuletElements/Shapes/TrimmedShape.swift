import RivuletAnimation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
public import Foundation

/// A part of a shape's outline.
struct TrimmedShape<Base: Shape>: Sendable {
  var shape: Base
  var start: CGFloat
  var end: CGFloat

  nonisolated init(shape: Base, start: CGFloat, end: CGFloat) {
    self.shape = shape
    self.start = start
    self.end = end
  }
}

extension TrimmedShape: Shape {
  nonisolated var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set { (shape.animatableData, start, end) = (newValue.first, newValue.second.first, newValue.second.second) }
  }

  nonisolated static var role: ShapeRole { Base.role }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  nonisolated func path(in rect: CGRect) -> Path {
    let start = FiniteNumber.length(start, of: "trim", "the start")
    return shape.path(in: rect).trimmedPath(from: start, to: FiniteNumber.length(end, or: 1, of: "trim", "the end"))
  }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Shape {
  /// Returns the part of this shape's outline between two fractions of its length.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}
