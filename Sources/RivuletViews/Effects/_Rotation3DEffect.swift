public import Foundation
public import RivuletAnimation
public import RivuletCore
public import RivuletGeometry

/// Draws the content turned in space about an axis through a point of it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct _Rotation3DEffect: GeometryEffect {
  public typealias Body = Never

  /// How far the content is turned.
  public var angle: Angle
  /// The direction of the axis: to the right, down, and towards the eye.
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  /// Where the axis goes through the content.
  public var anchor: UnitPoint
  /// How far before the content it goes through, in points.
  public var anchorZ: CGFloat
  /// How near the eye is; 0 for one that is endlessly far away.
  public var perspective: CGFloat

  /// A turn; without further arguments about the middle.
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
  /// Draws this view turned in space about an axis through a point of it; layout stays.
  ///
  /// At a perspective of 1 the eye is as far away as the longer side of the view is long.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(_Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
