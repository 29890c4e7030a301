package import Foundation

/// The effective change to the appearance of a subtree, expressed in the values that the app specified. It does not affect layout.
package struct PresentedEffect: Equatable {
  package var scale: Double
  /// The rotation, in degrees.
  package var rotation: Double
  package var offset: CGSize

  package init(scale: Double = 1, rotation: Double = 0, offset: CGSize = .zero) {
    self.scale = scale
    self.rotation = rotation
    self.offset = offset
  }

  /// An effect that changes nothing.
  package static var none: PresentedEffect { PresentedEffect() }

  /// Returns the combination of two nested effects. Scales are multiplied; rotations and offsets are added.
  package func combined(with other: PresentedEffect) -> PresentedEffect {
    PresentedEffect(
      scale: scale * other.scale, rotation: rotation + other.rotation,
      offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height))
  }
}
