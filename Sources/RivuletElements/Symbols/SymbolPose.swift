import Foundation
import RivuletCore
import RivuletGeometry

/// The transformation and the opacity that effects give a symbol.
struct SymbolPose: Equatable {
  package var scale = 1.0
  var opacity = 1.0
  /// The rotation in degrees, clockwise.
  var rotation = 0.0
  /// The offset as fractions of the symbol's size.
  var offset = CGSize.zero

  /// Returns the combination of two poses, one inside the other.
  func combined(with other: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: scale * other.scale, opacity: opacity * other.opacity, rotation: rotation + other.rotation,
      offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height))
  }

  /// Returns the transform for a symbol of the given size, relative to the symbol's centre, or nil if the symbol does not move.
  func transform(in size: CGSize) -> CGAffineTransform? {
    if scale == 1, rotation == 0, offset == .zero { return nil }
    let factor = max(scale, 1e-5)
    let turned = CGAffineTransform(scaleX: factor, y: factor).concatenating(CGAffineTransform(rotationAngle: rotation * .pi / 180))
    return turned.about(CGPoint(x: size.width / 2, y: size.height / 2)).concatenating(
      CGAffineTransform(translationX: offset.width * size.width, y: offset.height * size.height))
  }

  /// Returns the pose as an effect for a symbol of the given size.
  func effect(in size: CGSize) -> PresentedEffect {
    PresentedEffect(
      scale: scale, rotation: rotation, offset: CGSize(width: offset.width * size.width, height: offset.height * size.height))
  }
}
