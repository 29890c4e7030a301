package import Foundation

/// An image to draw.
package struct ImageItem: Equatable, Sendable {
  /// The quality of the pixel interpolation when the image is scaled.
  package enum Interpolation: String, Sendable, CaseIterable {
    /// From the nearest pixel to the best available quality.
    case none, low, medium, high
  }

  /// The name of a symbol if `isSymbol` is true, or of an image in the bundle otherwise.
  package var name: String
  /// The directory of the bundle that contains the image. It is nil for the app's own bundle, and `filePath` if the name is the path of a
  /// file.
  package var bundlePath: String?
  /// True if the name is a symbol's name.
  package var isSymbol: Bool
  /// The rectangle of the whole image, in the item's coordinates.
  package var rect: CGRect
  /// The colour for the image as a template, or nil to draw the image in its own colours.
  package var tint: PaintColor?
  /// The colour of a symbol's enclosure, such as its circle, or nil to draw the whole symbol in `tint`.
  package var secondaryTint: PaintColor?
  /// The interpolation, which matters where image and device pixels differ in size.
  package var interpolation: Interpolation
  /// The weight of a symbol's lines on the scale of `ResolvedFont.weight`.
  package var symbolWeight: Int
  /// True to mirror a symbol horizontally.
  package var isMirrored: Bool

  /// The value of `bundlePath` for a name that is the path of a file.
  package static let filePath = ""

  /// Creates an image in a rectangle, by default an image from the app's own bundle in its own colours.
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
