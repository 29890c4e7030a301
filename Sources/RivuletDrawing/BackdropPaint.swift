package import Foundation

/// A paint that shows the blurred, recoloured and tinted picture beneath it.
///
/// The picture beneath is everything painted before it, within the innermost group that is painted by itself for more than its opacity.
package struct BackdropPaint: Equatable, Sendable {
  /// The radius of the blur, in points.
  package var blurRadius: CGFloat
  /// The factor by which the saturation of colours rises before the tint.
  package var saturation: Double
  /// The colour painted over the blurred picture.
  package var tint: PaintColor
  /// The opacity of the blurred picture and its tint together.
  package var opacity: Double

  /// Creates a paint from its parts.
  package init(blurRadius: CGFloat, saturation: Double = 1, tint: PaintColor, opacity: Double = 1) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
    self.opacity = opacity
  }

  /// The farthest distance, in points, from which a pixel beneath affects the paint.
  package var reach: CGFloat { DrawingNode.spread(blurRadius) }
}

extension DrawingItem {
  /// The backdrop that the item is painted with; nil for most items.
  package var backdrop: BackdropPaint? {
    switch self {
    case .fill(_, .backdrop(let backdrop), _), .stroke(_, .backdrop(let backdrop), _): backdrop
    case .fill, .stroke, .text, .image, .picture: nil
    }
  }
}
