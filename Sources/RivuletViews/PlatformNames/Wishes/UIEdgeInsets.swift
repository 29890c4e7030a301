public import Foundation
public import RivuletGeometry

/// Margins under their name in UIKit: left and right, whatever the direction of reading.
public struct UIEdgeInsets: Equatable, Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  /// No margins.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Margins in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No margins.
  public static let zero = UIEdgeInsets()
}

/// Margins under their name in AppKit.
public typealias NSEdgeInsets = UIEdgeInsets

/// Margins that follow the direction of reading, under their name in UIKit and AppKit.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  /// No margins.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Margins in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No margins.
  public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
  /// The margins of that name in UIKit and AppKit.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom, trailing: nsEdgeInsets.trailing)
  }
}
