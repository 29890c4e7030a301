import Foundation
import RivuletGeometry

/// The rarer attributes of a group, apart so that the many nodes without any stay small.
final class DrawingEffects {
  /// About the node's origin, before its offset.
  @exclusivity(unchecked) var transform: CGAffineTransform?
  /// A map about the node's origin under which parallel lines may meet, in the place of `transform`.
  @exclusivity(unchecked) var projection: ProjectionTransform?
  /// In the node's coordinates.
  @exclusivity(unchecked) var clip: ClipEffect?
  /// Shadows of the node as a whole that are part of its look, the innermost first.
  @exclusivity(unchecked) var shapeShadows: [ShapeShadow] = []
  /// What becomes of the colours of the node as a whole.
  @exclusivity(unchecked) var colorMatrix: ColorMatrix?
  /// Whether what blends inside meets only what is inside.
  @exclusivity(unchecked) var isIsolated = false
  /// In points; 0 for none.
  @exclusivity(unchecked) var blurRadius: CGFloat = 0
  /// Whether what is blurred keeps the outline and the opacity that it had.
  @exclusivity(unchecked) var isBlurOpaque = false
  /// Of the node as a whole.
  @exclusivity(unchecked) var blendMode = BlendMode.normal
  /// Of the node as a whole.
  @exclusivity(unchecked) var shadow: ShadowEffect?
  /// How far the node is there while it comes or goes, from 0 to 1.
  @exclusivity(unchecked) var presence: Double = 1
  /// Its parent is the node.
  @exclusivity(unchecked) var mask: DrawingNode?
  /// What a node that scrolls in its parent has; nil for most.
  @exclusivity(unchecked) var scrollLayer: ScrollLayer?

  /// Whether the group is painted straight onto what lies beneath it, in coordinates that are those of its parent, moved.
  var isPlain: Bool {
    blurRadius <= 0 && blendMode == .normal && shadow == nil && mask == nil && transform?.isTranslation ?? true && projection == nil
      && colorMatrix == nil && !isIsolated && shapeShadows.isEmpty
  }
}

extension DrawingNode {
  /// The rarer attributes, brought into being by the first use.
  func makeEffects() -> DrawingEffects {
    if let effects { return effects }
    let made = DrawingEffects()
    effects = made
    return made
  }
}
