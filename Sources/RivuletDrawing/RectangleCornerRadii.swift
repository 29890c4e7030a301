public import Foundation

/// The radii of a rectangle's corners, in points.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct RectangleCornerRadii: Equatable, Sendable {
  /// The corner of the top and leading edges.
  public var topLeading: CGFloat
  /// The corner of the bottom and leading edges.
  public var bottomLeading: CGFloat
  /// The corner of the bottom and trailing edges.
  public var bottomTrailing: CGFloat
  /// The corner of the top and trailing edges.
  public var topTrailing: CGFloat

  /// Creates radii in points. A corner without a radius is not rounded.
  public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
