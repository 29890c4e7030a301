public import Foundation
public import RivuletAnimation
public import RivuletCore
public import RivuletGeometry

/// An effect that rotates the drawing of its content in space around an axis through an anchor.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct _Rotation3DEffect: GeometryEffect {
  public typealias Body = Never

  /// The rotation angle.
  public var angle: Angle
  /// The direction of the axis, whose components point right, down, and towards the eye.
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  /// The point of the content through which the axis passes.
  public var anchor: UnitPoint
  /// The distance of the axis in front of the content, in points.
  public var anchorZ: CGFloat
  /// The strength of the perspective. The value increases as the eye comes nearer, and is 0 for an infinitely distant eye.
  public var perspective: CGFloat

  /// Creates a rotation, around the centre by default.
  public init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  public var animatableData:
    AnimatablePair<
      Angle.AnimatableData,
      AnimatablePair<
        CGFloat,
        AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>>>
      >
    >
  {
    get {
      let place = AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))
      return AnimatablePair(angle.animatableData, AnimatablePair(axis.x, AnimatablePair(axis.y, AnimatablePair(axis.z, place))))
    }
    set {
      angle.animatableData = newValue.first
      axis = (newValue.second.first, newValue.second.second.first, newValue.second.second.second.first)
      let place = newValue.second.second.second.second
      anchor.animatableData = place.first
      (anchorZ, perspective) = (place.second.first, place.second.second)
    }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    let rotation = SpaceRotation(
      angle: angle, axis: SIMD3(axis.x, axis.y, axis.z), anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    return FiniteNumber.rotation(rotation, of: "rotation3DEffect").transform(in: size)
  }
}

extension _Rotation3DEffect: Equatable {
  public static func == (lhs: _Rotation3DEffect, rhs: _Rotation3DEffect) -> Bool {
    lhs.angle == rhs.angle && lhs.axis == rhs.axis && lhs.anchor == rhs.anchor && lhs.anchorZ == rhs.anchorZ
      && lhs.perspective == rhs.perspective
  }
}

extension View {
  /// Rotates the drawing of this view in space around an axis through an anchor. Its layout is unchanged.
  ///
  /// At a perspective of 1, the distance to the eye equals the longer side of the view.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(_Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
