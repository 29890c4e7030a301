package import Foundation

/// The effects on a group that is painted separately and then composited. They apply in this order: shape shadows, colours, blur, shadow,
/// opacity, blend mode.
package struct LayerEffect: Equatable, Sendable {
  /// The opacity of the composited group.
  package var opacity: Double
  /// The blend mode of the composited group.
  package var blendMode: BlendMode
  /// The blur radius, in points; 0 for no blur.
  package var blurRadius: CGFloat
  /// True if the blurred content keeps its outline and opacity.
  package var isBlurOpaque: Bool
  /// The shadow beneath the group.
  package var shadow: ShadowEffect?
  /// The shadows that belong to the group's shape, innermost first.
  package var shapeShadows: [ShapeShadow]
  /// The change to the colours; nil if there is none.
  package var colorMatrix: ColorMatrix?
  /// True if items in the group blend only with the group's own content, even if there is no other effect.
  package var isIsolated: Bool
  /// The threshold that replaces the group's colours after the blur; nil if the group keeps its colours.
  package var threshold: OpacityThreshold?
  /// The operation that replaces the blend mode; nil for most groups.
  package var operation: CompositeOperation?

  /// Creates an effect. By default, the effect is neutral.
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

  /// True if the group would look the same without the layer.
  package var isNeutral: Bool {
    opacity >= 1 && blendMode == .normal && blurRadius <= 0 && shadow == nil && colorMatrix == nil && !isIsolated && shapeShadows.isEmpty
      && threshold == nil && operation == nil
  }
}
