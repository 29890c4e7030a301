package import Foundation

/// What happens to a group that is put onto the picture as a whole: first the shadows of its shape, then to its colours, then the blur, then the shadow,
/// then opacity and blend mode.
package struct LayerEffect: Equatable, Sendable {
  /// Of the group as a whole.
  package var opacity: Double
  /// How the group meets what lies beneath it.
  package var blendMode: BlendMode
  /// In points; 0 for none.
  package var blurRadius: CGFloat
  /// Whether what is blurred keeps the outline and the opacity that it had.
  package var isBlurOpaque: Bool
  /// Drawn beneath the group.
  package var shadow: ShadowEffect?
  /// Shadows that are part of the group's look, the innermost first.
  package var shapeShadows: [ShapeShadow]
  /// What becomes of the colours; nil if they stay.
  package var colorMatrix: ColorMatrix?
  /// Whether what blends inside meets only what is inside, even if nothing else happens to the group.
  package var isIsolated: Bool
  /// One colour in the place of all that has some opacity, after the blur; nil if the group keeps its colours.
  package var threshold: OpacityThreshold?
  /// Takes the place of the blend mode; nil for most.
  package var operation: CompositeOperation?

  /// An effect; without arguments a neutral one.
  package init(
    opacity: Double = 1, blendMode: BlendMode = .normal, blurRadius: CGFloat = 0, isBlurOpaque: Bool = false,
    shadow: ShadowEffect? = nil, shapeShadows: [ShapeShadow] = [], colorMatrix: ColorMatrix? = nil, isIsolated: Bool = false
  ) {
    self.opacity = opacity
    self.blendMode = blendMode
    self.blurRadius = blurRadius
    self.isBlurOpaque = isBlurOpaque
    self.shadow = shadow
    self.shapeShadows = shapeShadows
    self.colorMatrix = colorMatrix
    self.isIsolated = isIsolated
  }

  /// Whether a group without the layer would look the same.
  package var isNeutral: Bool {
    opacity >= 1 && blendMode == .normal && blurRadius <= 0 && shadow == nil && colorMatrix == nil && !isIsolated && shapeShadows.isEmpty
      && threshold == nil && operation == nil
  }
}
