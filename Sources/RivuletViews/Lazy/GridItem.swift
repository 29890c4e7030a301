public import Foundation
public import RivuletGeometry

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct GridItem: Sendable {
  /// How long it is across the direction in which the grid grows, in points.
  public enum Size: Sendable {
    /// So long, whatever room there is.
    case fixed(CGFloat)
    /// A share of the room, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit into a share of the room.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long it is.
  public var size: GridItem.Size
  /// The distance to the next item in points; nil for 8.
  public var spacing: CGFloat?
  /// Where views stand in it; nil for as the grid says.
  public var alignment: Alignment?

  /// An item of a grid.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
