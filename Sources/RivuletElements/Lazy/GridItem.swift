public import Foundation
public import RivuletGeometry

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct GridItem: Sendable {
  /// The length of an item across the grid's direction of growth, in points.
  public enum Size: Sendable {
    /// A fixed length.
    case fixed(CGFloat)
    /// A fraction of the available space, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// The number of items that fit into the space of one flexible item.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length of the item.
  public var size: GridItem.Size
  /// The distance to the next item, in points, or nil for 8.
  public var spacing: CGFloat?
  /// The alignment of views in the item, or nil for the grid's alignment.
  public var alignment: Alignment?

  /// Creates a grid item.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
