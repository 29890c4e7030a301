package import Foundation
package import RivuletAnimation
import RivuletCore
package import RivuletDrawing
import RivuletGeometry

/// A shape in a frame that is inset by one distance on all sides.
package struct InsetFrameShape<Base: Shape>: Sendable {
  var base: Base
  var amount: CGFloat

  package nonisolated init(base: Base, amount: CGFloat) {
    self.base = base
    self.amount = amount
  }
}

extension InsetFrameShape: InsettableShape {
  package nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }

  package nonisolated func path(in rect: CGRect) -> Path {
    let amount = FiniteNumber.length(amount, of: "inset", "the distance")
    return base.path(in: rect.insetBy(dx: amount, dy: amount))
  }
  package nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  package nonisolated static var role: ShapeRole { Base.role }

  package nonisolated func inset(by amount: CGFloat) -> InsetFrameShape<Base> {
    InsetFrameShape(base: base, amount: self.amount + amount)
  }
}
