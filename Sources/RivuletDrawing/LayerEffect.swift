package import Foundation

/// The effects on a group that is composited onto the picture as a whole, in this order: shape shadows, colours, blur, shadow, opacity and
/// blend mode.
package struct LayerEffect: Equatable, Sendable {
  /// The opacity of the group as a whole.
  package var opacity: Double
  /// The blend mode of the group as a whole.
  package var blendMode: BlendMode
  /// The blur radius, in points, or 0 for no blur.
  package var blurRadius: CGFloat
  /// True if the blurred content keeps its outline and opacity.
  package var isBlurOpaque: Bool
  /// The shadow beneath the group.
  package var shadow: ShadowEffect?
  /// The shadows that are part of the group's look, innermost first.
  package var shapeShadows: [ShapeShadow]
  /// The change to the colours, or nil if they are unchanged.
  package var colorMatrix: ColorMatrix?
  /// True if blending inside the group affects only the group's own content, even without any other effect.
  package var isIsolated: Bool
  /// The colour that replaces everything with some opacity, after the blur, or nil if the group keeps its colours.
  package var threshold: OpacityThreshold?
  /// The operation that replaces the blend mode, or nil for most groups.
  package var operation: CompositeOperation?

  /// Creates an effect, which is neutral by default.
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

  /// True if a group without the layer would look the same.
  package var isNeutral: Bool {
    opacity >= 1 && blendMode == .normal && blurRadius <= 0 && shadow == nil && colorMatrix == nil && !isIsolated && shapeShadows.isEmpty
      && threshold == nil && operation == nil
  }
}
