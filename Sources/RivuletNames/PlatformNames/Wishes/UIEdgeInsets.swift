public import Foundation
public import RivuletGeometry

/// UIKit-compatible edge insets. The left and right insets don't depend on the reading direction.
public struct UIEdgeInsets: Equatable, Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  /// Creates zero insets.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets with the given lengths, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Insets of zero length.
  public static let zero = UIEdgeInsets()
}

/// The AppKit name of `UIEdgeInsets`.
public typealias NSEdgeInsets = UIEdgeInsets

/// UIKit- and AppKit-compatible edge insets that depend on the reading direction.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  /// Creates zero insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets with the given lengths, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Insets of zero length.
  public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
  /// Creates insets from UIKit or AppKit insets.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom, trailing: nsEdgeInsets.trailing)
  }
}
