package import Foundation

/// The change that an effect makes to the appearance of everything inside it, in the values that were specified. Layout is not affected.
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

  /// An effect without any change.
  package static var none: PresentedEffect { PresentedEffect() }

  /// Returns the combination of two nested effects: scales are multiplied, rotations and offsets are added.
  package func combined(with other: PresentedEffect) -> PresentedEffect {
    PresentedEffect(
      scale: scale * other.scale, rotation: rotation + other.rotation,
      offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height))
  }
}
