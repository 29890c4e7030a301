package import Foundation

/// An image to draw.
package struct ImageItem: Equatable, Sendable {
  /// How pixels are made up when the image is drawn larger or smaller.
  package enum Interpolation: String, Sendable, CaseIterable {
    /// From nearest pixels to the best that there is.
    case none, low, medium, high
  }

  /// The name of a symbol if `isSymbol`, else of an image in the bundle.
  package var name: String
  /// The directory of the bundle with the image; nil for the app's own, and `filePath` where the name is the path of a file.
  package var bundlePath: String?
  /// Whether the name is that of a symbol.
  package var isSymbol: Bool
  /// Where the whole image goes, in the item's coordinates.
  package var rect: CGRect
  /// The colour for the image as a template; nil draws it in its own colours.
  package var tint: PaintColor?
  /// The colour of what encloses a symbol, such as its circle; nil draws all of it in `tint`.
  package var secondaryTint: PaintColor?
  /// Used where image and device pixels differ in size.
  package var interpolation: Interpolation
  /// The weight of a symbol's lines on the scale of `ResolvedFont.weight`.
  package var symbolWeight: Int

  /// Stands for the directory of a bundle where the name is the path of a file.
  package static let filePath = ""

  /// An image in a rectangle; without further arguments one of the app's own in its own colours.
  package init(
    name: String, bundlePath: String? = nil, isSymbol: Bool = false, rect: CGRect, tint: PaintColor? = nil,
    secondaryTint: PaintColor? = nil, interpolation: Interpolation = .medium, symbolWeight: Int = 400
  ) {
    self.name = name
    self.bundlePath = bundlePath
    self.isSymbol = isSymbol
    self.rect = rect
    self.tint = tint
    self.secondaryTint = secondaryTint
    self.interpolation = interpolation
    self.symbolWeight = symbolWeight
  }
}
