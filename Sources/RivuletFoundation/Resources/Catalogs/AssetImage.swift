package import Foundation

/// A picture of an asset catalog.
package struct AssetImage: Hashable, Sendable {
  /// The path of the picture's file.
  package let path: String
  /// The number of pixels per point.
  package let scale: CGFloat
  /// True if the picture is a template; nil if the catalog does not say.
  package let isTemplate: Bool?
}
