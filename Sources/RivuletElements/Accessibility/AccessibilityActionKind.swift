public import Foundation
import RivuletCore
public import RivuletGeometry

/// The kind of an accessibility action.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityActionKind: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case activate, escape, magicTap, delete, showMenu
    case named(Text)
  }

  package let kind: Kind

  private init(kind: Kind) { self.kind = kind }

  /// The action for a tap.
  public static let `default` = AccessibilityActionKind(kind: .activate)
  /// The action that closes the current view.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// The app's most important action in its current state.
  @available(macOS, unavailable)
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
  /// The action that deletes the focused element.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let delete = AccessibilityActionKind(kind: .delete)
  /// The action that opens the menu.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let showMenu = AccessibilityActionKind(kind: .showMenu)

  /// Creates an action with a name.
  public init(named name: Text) {
    kind = .named(name)
  }
}

/// The direction of an adjustment.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
  case increment
  case decrement
}

/// A request to zoom in or out.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of the zoom.
  @frozen public enum Direction: Sendable, Hashable {
    case zoomIn
    case zoomOut
  }

  /// The direction of the zoom.
  public let direction: Direction
  /// The centre of the zoom, in the unit space of the view.
  public let location: UnitPoint
  /// The centre of the zoom, in the view's coordinate space.
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
