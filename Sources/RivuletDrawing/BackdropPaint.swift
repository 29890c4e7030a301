package import Foundation

/// A paint that shows the content beneath it, blurred, recoloured and tinted.
///
/// The content beneath is everything painted before, within the innermost group that is painted separately for more than its opacity.
package struct BackdropPaint: Equatable, Sendable {
  /// The radius of the blur, in points.
  package var blurRadius: CGFloat
  /// The factor by which the saturation is multiplied before the tint is applied.
  package var saturation: Double
  /// The colour painted over the blurred content.
  package var tint: PaintColor
  /// The opacity of the blurred content and its tint together.
  package var opacity: Double

  /// Creates a paint from its parts.
  package init(blurRadius: CGFloat, saturation: Double = 1, tint: PaintColor, opacity: Double = 1) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
    self.opacity = opacity
  }

  /// The maximum distance, in points, from which a pixel beneath affects the paint.
  package var reach: CGFloat { DrawingNode.spread(blurRadius) }
}

extension DrawingItem {
  /// The backdrop with which the item is painted, or nil for most items.
  package var backdrop: BackdropPaint? {
    switch self {
    case .fill(_, .backdrop(let backdrop), _), .stroke(_, .backdrop(let backdrop), _): backdrop
    case .fill, .stroke, .text, .image, .picture: nil
    }
  }
}
