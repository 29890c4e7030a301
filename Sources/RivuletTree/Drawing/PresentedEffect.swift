package import Foundation

/// What an effect does to the picture of everything inside it, in the numbers that it was given; layout is not touched.
package struct PresentedEffect: Equatable {
  package var scale: Double
  /// In degrees.
  package var rotation: Double
  package var offset: CGSize

  package init(scale: Double = 1, rotation: Double = 0, offset: CGSize = .zero) {
    self.scale = scale
    self.rotation = rotation
    self.offset = offset
  }

  /// What does nothing.
  package static var none: PresentedEffect { PresentedEffect() }

  /// Both effects, one inside the other: scales multiply, rotations and offsets add.
  package func combined(with other: PresentedEffect) -> PresentedEffect {
    PresentedEffect(
      scale: scale * other.scale, rotation: rotation + other.rotation,
      offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height))
  }
}
