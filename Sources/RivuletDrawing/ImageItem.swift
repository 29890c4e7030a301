package import Foundation

/// An image to draw.
package struct ImageItem: Equatable, Sendable {
  /// The quality of interpolation when the image is scaled.
  package enum Interpolation: String, Sendable, CaseIterable {
    /// The qualities, from the nearest pixel to the highest quality.
    case none, low, medium, high
  }

  /// The name of a symbol if `isSymbol` is true; otherwise the name of an image in the bundle.
  package var name: String
  /// The path of the bundle that contains the image; nil for the app's main bundle. The value is `filePath` if the name is a file path.
  package var bundlePath: String?
  /// True if the name identifies a symbol.
  package var isSymbol: Bool
  /// The rectangle of the entire image, in the item's coordinates.
  package var rect: CGRect
  /// The colour in which the image is drawn as a template; nil to use the image's own colours.
  package var tint: PaintColor?
  /// The colour of a symbol's enclosing shape, such as its circle; nil to draw the entire symbol in `tint`.
  package var secondaryTint: PaintColor?
  /// The interpolation, which has an effect only if image and device pixels differ in size.
  package var interpolation: Interpolation
  /// The weight of a symbol's lines, on the scale of `ResolvedFont.weight`.
  package var symbolWeight: Int
  /// True to mirror a symbol horizontally.
  package var isMirrored: Bool

  /// The value of `bundlePath` if the name is a file path.
  package static let filePath = ""

  /// Creates an image in a rectangle. By default, the image comes from the app's main bundle and is drawn in its own colours.
  package init(
    name: String, bundlePath: String? = nil, isSymbol: Bool = false, rect: CGRect, tint: PaintColor? = nil,
    secondaryTint: PaintColor? = nil, interpolation: Interpolation = .medium, symbolWeight: Int = 400,
    isMirrored: Bool = false
  ) {
    self.name = name
    self.bundlePath = bundlePath
    self.isSymbol = isSymbol
    self.rect = rect
    self.tint = tint
    self.secondaryTint = secondaryTint
    self.interpolation = interpolation
    self.symbolWeight = symbolWeight
    self.isMirrored = isMirrored
  }
}
