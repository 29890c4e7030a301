package import Foundation
import RivuletCore
import RivuletDrawing
import RivuletFoundation

/// A fully resolved image with a known size.
package struct ResolvedImage: Equatable {
  var name: String
  package var bundlePath: String?
  package var isSymbol: Bool
  /// A Boolean value that indicates whether the image exists.
  package var exists: Bool
  /// A Boolean value that indicates whether the image is drawn in the foreground style.
  package var isTemplate: Bool
  /// The size of the image, in points.
  package var size: CGSize
  /// The distance that the image extends below the text baseline, in points.
  var descent: CGFloat
  var interpolation: ImageItem.Interpolation
  var symbolWeight: Int
  /// A Boolean value that indicates whether a symbol is mirrored horizontally.
  var isMirrored = false
  /// The app's drawing of the image, or nil for a file or a symbol.
  var drawing: RecordedImage?

  /// Returns the item for a rectangle, or nil if there is nothing to draw. A template is drawn in `color`, with its enclosing shape in
  /// `secondary`.
  func item(in rect: CGRect, color: PaintColor, secondary: PaintColor? = nil) -> DrawingItem? {
    if let drawing { return drawing.item(in: rect, tint: isTemplate ? color : nil) }
    if !exists { return isSymbol ? .crossedBox(in: rect, color: color) : nil }
    return .image(
      ImageItem(
        name: name, bundlePath: bundlePath, isSymbol: isSymbol, rect: rect, tint: isTemplate ? color : nil,
        secondaryTint: isSymbol ? secondary : nil, interpolation: interpolation, symbolWeight: symbolWeight,
        isMirrored: isMirrored))
  }
}
