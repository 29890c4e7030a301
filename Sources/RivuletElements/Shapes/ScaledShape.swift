public import Foundation
public import RivuletAnimation
import RivuletCore
public import RivuletDrawing
public import RivuletGeometry

/// A shape scaled within its frame.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct ScaledShape<Content: Shape>: Sendable {
  /// The shape to scale.
  public var shape: Content
  /// The factors for width and height.
  public var scale: CGSize
  /// The fixed point of the scaling, in the frame.
  public var anchor: UnitPoint

  /// Creates a shape that is scaled around an anchor.
  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaledShape: Shape {
  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }

  public nonisolated static var role: ShapeRole { Content.role }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public nonisolated func path(in rect: CGRect) -> Path {
    let scale = FiniteNumber.size(scale, or: 1, of: "scale", "the factor")
    let anchor = FiniteNumber.anchor(anchor, of: "scale").point(in: rect)
    return shape.path(in: rect).applying(CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor))
  }
}

extension Shape {
  /// Returns this shape, scaled around an anchor in its frame.
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns this shape, scaled around an anchor in its frame.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}
