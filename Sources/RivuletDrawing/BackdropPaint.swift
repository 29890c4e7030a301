package import Foundation

/// A paint that shows the content beneath it, blurred, recoloured and tinted.
///
/// The content includes everything painted before within the innermost group that is painted separately for reasons other than its opacity.
package struct BackdropPaint: Equatable, Sendable {
  /// The radius of the blur, in points.
  package var blurRadius: CGFloat
  /// The factor that multiplies the saturation before the tint is applied.
  package var saturation: Double
  /// The colour painted over the blurred content.
  package var tint: PaintColor
  /// The combined opacity of the blurred content and the tint.
  package var opacity: Double

  /// Creates a paint with the given blur, saturation, tint and opacity.
  package init(blurRadius: CGFloat, saturation: Double = 1, tint: PaintColor, opacity: Double = 1) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
    self.opacity = opacity
  }

  /// The maximum distance, in points, at which content beneath affects a pixel.
  package var reach: CGFloat { DrawingNode.spread(blurRadius) }
}

extension DrawingItem {
  /// The backdrop paint of the item; nil for most items.
  package var backdrop: BackdropPaint? {
    switch self {
    case .fill(_, .backdrop(let backdrop), _), .stroke(_, .backdrop(let backdrop), _): backdrop
    case .fill, .stroke, .text, .image, .picture: nil
    }
  }
}
