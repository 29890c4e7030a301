public import Foundation
public import RivuletCore
public import RivuletGeometry

/// A visual change to a view, which may depend on the view's geometry but never affects its layout.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol VisualEffect: Sendable {}

/// An effect that changes nothing, and serves as the base for other effects.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

/// A sequence of effects.
struct EffectSequence: VisualEffect {
  /// The effects, innermost first.
  let parts: [EffectPart]
}

extension VisualEffect {
  /// The components of this effect, innermost first.
  var parts: [EffectPart] { (self as? EffectSequence)?.parts ?? [] }

  private func adding(_ part: EffectPart) -> EffectSequence { EffectSequence(parts: parts + [part]) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension VisualEffect {
  /// Offsets the drawing of the view, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(.offset(FiniteNumber.size(offset, of: "offset")))
  }

  /// Offsets the drawing of the view, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Scales the drawing of the view around an anchor.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(FiniteNumber.size(scale, or: 1, of: "scaleEffect", "the factor"), anchor: FiniteNumber.anchor(anchor, of: "scaleEffect")))
  }

  /// Scales the drawing of the view around an anchor.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the drawing of the view horizontally and vertically around an anchor.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the drawing of the view around an anchor.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(
      .rotation(
        .radians(FiniteNumber.number(angle.radians, of: "rotationEffect", "the angle")),
        anchor: FiniteNumber.anchor(anchor, of: "rotationEffect")))
  }

  /// Rotates the drawing of the view in space around an axis through an anchor.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    let rotation = SpaceRotation(
      angle: angle, axis: SIMD3(axis.x, axis.y, axis.z), anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    return adding(.rotation3D(FiniteNumber.rotation(rotation, of: "rotation3DEffect")))
  }

  /// Applies an affine transform to the drawing of the view.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.transform(FiniteNumber.transform(transform, of: "transformEffect")))
  }

  /// Sets the opacity of the view, from 0 (invisible) to 1 (opaque).
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(.opacity(FiniteNumber.number(opacity, or: 1, of: "opacity", "the opacity")))
  }

  /// Brightens the view by an amount, up to white at 1.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.colors(.brightness(FiniteNumber.number(amount, of: "brightness", "the amount"))))
  }

  /// Changes the contrast of the view by a factor. Factors below 1 reduce the contrast.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(.colors(.contrast(FiniteNumber.number(amount, or: 1, of: "contrast", "the amount"))))
  }

  /// Desaturates the view by a fraction, down to grey at 1.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.colors(.grayscale(FiniteNumber.number(amount, of: "grayscale", "the amount"))))
  }

  /// Rotates the hues of the view.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.colors(.hueRotation(.radians(FiniteNumber.number(angle.radians, of: "hueRotation", "the angle")))))
  }

  /// Changes the saturation of the view by a factor. Factors below 1 reduce the saturation.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.colors(.saturation(FiniteNumber.number(amount, or: 1, of: "saturation", "the amount"))))
  }

  /// Blurs the view. An opaque blur keeps the outline sharp.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(max(FiniteNumber.length(radius, of: "blur", "the radius"), 0), isOpaque: opaque))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Applies effects that depend on the geometry of this view. Its layout is unchanged.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(PlacedEffectModifier { effect(EmptyVisualEffect(), $0).parts })
  }
}
