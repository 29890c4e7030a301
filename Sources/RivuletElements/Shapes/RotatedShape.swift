public import Foundation
public import RivuletAnimation
import RivuletCore
public import RivuletDrawing
public import RivuletGeometry

/// A shape rotated within its frame.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct RotatedShape<Content: Shape>: Sendable {
  /// The shape to rotate.
  public var shape: Content
  /// The clockwise rotation angle.
  public var angle: Angle
  /// The fixed point of the rotation, in the frame.
  public var anchor: UnitPoint

  /// Creates a shape that is rotated around an anchor.
  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
}

extension RotatedShape: Shape {
  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }

  public nonisolated static var role: ShapeRole { Content.role }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public nonisolated func path(in rect: CGRect) -> Path {
    let radians = FiniteNumber.number(angle.radians, of: "rotation", "the angle")
    let anchor = FiniteNumber.anchor(anchor, of: "rotation").point(in: rect)
    return shape.path(in: rect).applying(CGAffineTransform(rotationAngle: radians).about(anchor))
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension Shape {
  /// Returns this shape, rotated clockwise around an anchor in its frame.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}
