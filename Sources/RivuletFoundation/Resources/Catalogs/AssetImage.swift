package import Foundation

/// An image in an asset catalog.
package struct AssetImage: Hashable, Sendable {
  /// The path of the image's file.
  package let path: String
  /// The number of pixels per point.
  package let scale: CGFloat
  /// True if the image is a template; nil if the catalog doesn't specify this.
  package let isTemplate: Bool?
}
