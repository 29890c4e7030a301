public import Foundation
import RivuletCore
public import RivuletGeometry

/// What an action of assistive technology does.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case activate, escape, magicTap, delete, showMenu
    case named(Text)
  }

  let kind: Kind

  private init(kind: Kind) { self.kind = kind }

  /// What a tap does.
  public static let `default` = AccessibilityActionKind(kind: .activate)
  /// Leaves what is shown.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// The most important thing that the app can do now.
  @available(macOS, unavailable)
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
  /// Takes away what has the focus.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let delete = AccessibilityActionKind(kind: .delete)
  /// Opens the menu.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let showMenu = AccessibilityActionKind(kind: .showMenu)

  /// An action with a name.
  public init(named name: Text) {
    kind = .named(name)
  }
}

/// Which way a value goes.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
  case increment
  case decrement
}

/// A wish to see something larger or smaller.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AccessibilityZoomGestureAction: Sendable {
  /// Which way.
  @frozen public enum Direction: Sendable, Hashable {
    case zoomIn
    case zoomOut
  }

  /// Whether it is to become larger or smaller.
  public let direction: Direction
  /// About which point, as a share of the view.
  public let location: UnitPoint
  /// The same in the view's coordinates.
  public let point: CGPoint
}

/// The level of a heading.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}
