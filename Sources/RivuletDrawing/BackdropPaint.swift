package import Foundation

/// A paint that shows what lies beneath, blurred, in other colours, and tinted.
///
/// What lies beneath is what was painted before, within the innermost group that is painted by itself for more than its opacity.
package struct BackdropPaint: Equatable, Sendable {
  /// In points.
  package var blurRadius: CGFloat
  /// The factor by which colours are purer before they are tinted.
  package var saturation: Double
  /// Painted over what is blurred.
  package var tint: PaintColor
  /// Of all that together.
  package var opacity: Double

  /// A paint of all its parts.
  package init(blurRadius: CGFloat, saturation: Double = 1, tint: PaintColor, opacity: Double = 1) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
    self.opacity = opacity
  }

  /// How far around a place it looks, in points.
  package var reach: CGFloat { DrawingNode.spread(blurRadius) }
}

extension DrawingItem {
  /// The backdrop that the item is painted with; nil for most.
  package var backdrop: BackdropPaint? {
    switch self {
    case .fill(_, .backdrop(let backdrop), _), .stroke(_, .backdrop(let backdrop), _): backdrop
    case .fill, .stroke, .text, .image, .picture: nil
    }
  }
}
