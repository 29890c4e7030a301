import Foundation
import RivuletCore
import RivuletGeometry

/// How a symbol is drawn while effects move it.
struct SymbolPose: Equatable {
  var scale = 1.0
  var opacity = 1.0
  /// In degrees, clockwise.
  var rotation = 0.0
  /// In shares of the symbol's size.
  var offset = CGSize.zero

  /// Both poses, one inside the other.
  func combined(with other: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: scale * other.scale, opacity: opacity * other.opacity, rotation: rotation + other.rotation,
      offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height))
  }

  /// The map for a symbol of a size, about its middle; nil where nothing is moved.
  func transform(in size: CGSize) -> CGAffineTransform? {
    if scale == 1, rotation == 0, offset == .zero { return nil }
    let factor = max(scale, 1e-5)
    let turned = CGAffineTransform(scaleX: factor, y: factor).concatenating(CGAffineTransform(rotationAngle: rotation * .pi / 180))
    return turned.about(CGPoint(x: size.width / 2, y: size.height / 2)).concatenating(
      CGAffineTransform(translationX: offset.width * size.width, y: offset.height * size.height))
  }

  /// The same in numbers, for a symbol of a size.
  func effect(in size: CGSize) -> PresentedEffect {
    PresentedEffect(
      scale: scale, rotation: rotation, offset: CGSize(width: offset.width * size.width, height: offset.height * size.height))
  }
}
