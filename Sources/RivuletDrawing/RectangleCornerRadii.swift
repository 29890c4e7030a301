public import Foundation

/// The radii of a rectangle's corners, in points.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the corner between the top and leading edges.
  public var topLeading: CGFloat
  /// The radius of the corner between the bottom and leading edges.
  public var bottomLeading: CGFloat
  /// The radius of the corner between the bottom and trailing edges.
  public var bottomTrailing: CGFloat
  /// The radius of the corner between the top and trailing edges.
  public var topTrailing: CGFloat

  /// Creates corner radii in points. By default, a corner is not rounded.
  public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
