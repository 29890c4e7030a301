import Foundation
import RivuletGeometry

/// The less common attributes of a group. They are stored separately so that the many nodes without them stay small.
final class DrawingEffects {
  /// The transform about the node's origin, applied before its offset.
  var transform: CGAffineTransform?
  /// A perspective map about the node's origin, which replaces `transform`.
  var projection: ProjectionTransform?
  /// The clip, in the node's coordinates.
  var clip: ClipEffect?
  /// The shadows of the node's shape, which are part of its appearance, innermost first.
  var shapeShadows: [ShapeShadow] = []
  /// The change to the colours of the node and its children.
  var colorMatrix: ColorMatrix?
  /// True if items in the node blend only with the node's own content.
  var isIsolated = false
  /// The blur radius, in points; 0 for no blur.
  var blurRadius: CGFloat = 0
  /// True if the blurred content keeps its outline and opacity.
  var isBlurOpaque = false
  /// The blend mode of the node including its children.
  var blendMode = BlendMode.normal
  /// The shadow of the node including its children.
  var shadow: ShadowEffect?
  /// The progress of the node's insertion or removal, from 0 (absent) to 1 (present).
  var presence: Double = 1
  /// The mask. Its parent is this node.
  var mask: DrawingNode?
  /// The scroll state of a node that scrolls in its parent; nil for most nodes.
  var scrollLayer: ScrollLayer?

  /// True if the group is painted directly onto the content beneath it, with at most an offset relative to its parent.
  var isPlain: Bool {
    blurRadius <= 0 && blendMode == .normal && shadow == nil && mask == nil && transform?.isTranslation ?? true && projection == nil
      && colorMatrix == nil && !isIsolated && shapeShadows.isEmpty
  }
}

extension DrawingNode {
  /// Returns the less common attributes, which are created on first use.
  func makeEffects() -> DrawingEffects {
    if let effects { return effects }
    let made = DrawingEffects()
    effects = made
    return made
  }
}
