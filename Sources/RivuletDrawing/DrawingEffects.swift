import Foundation
import RivuletGeometry

/// The rarer attributes of a group, stored separately so that the many nodes without them stay small.
final class DrawingEffects {
  /// The transform about the node's origin, before its offset.
  var transform: CGAffineTransform?
  /// A map about the node's origin under which parallel lines may meet. It replaces `transform`.
  var projection: ProjectionTransform?
  /// The clip, in the node's coordinates.
  var clip: ClipEffect?
  /// The shadows of the node as a whole that are part of its look, innermost first.
  var shapeShadows: [ShapeShadow] = []
  /// The change to the colours of the node as a whole.
  var colorMatrix: ColorMatrix?
  /// True if blending inside the node affects only the node's own content.
  var isIsolated = false
  /// The blur radius, in points, or 0 for no blur.
  var blurRadius: CGFloat = 0
  /// True if the blurred content keeps its outline and opacity.
  var isBlurOpaque = false
  /// The blend mode of the node as a whole.
  var blendMode = BlendMode.normal
  /// The shadow of the node as a whole.
  var shadow: ShadowEffect?
  /// The progress of the node's appearance or removal, from 0 for absent to 1.
  var presence: Double = 1
  /// The mask, whose parent is the node.
  var mask: DrawingNode?
  /// The scroll state of a node that scrolls in its parent, or nil for most nodes.
  var scrollLayer: ScrollLayer?

  /// True if the group is painted directly onto the content beneath it, in its parent's coordinates apart from an offset.
  var isPlain: Bool {
    blurRadius <= 0 && blendMode == .normal && shadow == nil && mask == nil && transform?.isTranslation ?? true && projection == nil
      && colorMatrix == nil && !isIsolated && shapeShadows.isEmpty
  }
}

extension DrawingNode {
  /// Returns the rarer attributes, created on first use.
  func makeEffects() -> DrawingEffects {
    if let effects { return effects }
    let made = DrawingEffects()
    effects = made
    return made
  }
}
