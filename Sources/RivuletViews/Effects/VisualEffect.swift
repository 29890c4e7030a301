public import Foundation
public import RivuletCore
public import RivuletGeometry

/// Effects on the picture of a view that may depend on where the view is, and change nothing of its layout.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol VisualEffect: Sendable {}

/// The effect that changes nothing; others begin with it.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

/// Effects one after the other.
struct EffectSequence: VisualEffect {
  /// The innermost first.
  let parts: [EffectPart]
}

extension VisualEffect {
  /// The effects that it is made of, the innermost first.
  var parts: [EffectPart] { (self as? EffectSequence)?.parts ?? [] }

  private func adding(_ part: EffectPart) -> EffectSequence { EffectSequence(parts: parts + [part]) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension VisualEffect {
  /// Draws the view beside its place.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(.offset(FiniteNumber.size(offset, of: "offset")))
  }

  /// Draws the view beside its place.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Draws the view larger or smaller about a point of it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(FiniteNumber.size(scale, or: 1, of: "scaleEffect", "the factor"), anchor: FiniteNumber.anchor(anchor, of: "scaleEffect")))
  }

  /// Draws the view larger or smaller about a point of it.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws the view wider and higher about a point of it.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned about a point of it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(
      .rotation(
        .radians(FiniteNumber.number(angle.radians, of: "rotationEffect", "the angle")),
        anchor: FiniteNumber.anchor(anchor, of: "rotationEffect")))
  }

  /// Draws the view turned in space about an axis through a point of it.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    let rotation = SpaceRotation(
      angle: angle, axis: SIMD3(axis.x, axis.y, axis.z), anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    return adding(.rotation3D(FiniteNumber.rotation(rotation, of: "rotation3DEffect")))
  }

  /// Draws the view under a map of the plane.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.transform(FiniteNumber.transform(transform, of: "transformEffect")))
  }

  /// Makes the view see-through, from 0, invisible, to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(.opacity(FiniteNumber.number(opacity, or: 1, of: "opacity", "the opacity")))
  }

  /// Makes the colours of the view lighter, up to white at 1.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.colors(.brightness(FiniteNumber.number(amount, of: "brightness", "the amount"))))
  }

  /// Moves the colours of the view away from the middle by a factor, or towards it below 1.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(.colors(.contrast(FiniteNumber.number(amount, or: 1, of: "contrast", "the amount"))))
  }

  /// Makes the colours of the view greyer, up to grey at 1.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.colors(.grayscale(FiniteNumber.number(amount, of: "grayscale", "the amount"))))
  }

  /// Turns the hues of the view.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.colors(.hueRotation(.radians(FiniteNumber.number(angle.radians, of: "hueRotation", "the angle")))))
  }

  /// Makes the colours of the view purer by a factor, or greyer below 1.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.colors(.saturation(FiniteNumber.number(amount, or: 1, of: "saturation", "the amount"))))
  }

  /// Blurs the view; an opaque blur keeps its outline sharp.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(max(FiniteNumber.length(radius, of: "blur", "the radius"), 0), isOpaque: opaque))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Draws this view under effects that follow from where it is; its layout stays.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(PlacedEffectModifier { effect(EmptyVisualEffect(), $0).parts })
  }
}
