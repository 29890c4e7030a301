package import Foundation

/// A picture of an asset catalog.
package struct AssetImage: Hashable, Sendable {
  /// The path of its file.
  package let path: String
  /// How many of its pixels make a point.
  package let scale: CGFloat
  /// Whether it is a template by itself; nil where the catalog says nothing.
  package let isTemplate: Bool?
}
