public import Foundation

/// Distances inwards from the sides of a rectangle; negative distances extend outwards.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top, in points.
  public var top: CGFloat
  /// The distance from the leading side, in points.
  public var leading: CGFloat
  /// The distance from the bottom, in points.
  public var bottom: CGFloat
  /// The distance from the trailing side, in points.
  public var trailing: CGFloat

  /// Creates insets with these distances, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

extension EdgeInsets {
  /// Returns these insets on the sides of a set, and zero on the others.
  package func only(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0, bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }

  /// Creates insets with one distance on the sides of a set, and zero on the others.
  package init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The sum of the leading and the trailing inset.
  package var horizontal: CGFloat { leading + trailing }

  /// The sum of the top and the bottom inset.
  package var vertical: CGFloat { top + bottom }
}
