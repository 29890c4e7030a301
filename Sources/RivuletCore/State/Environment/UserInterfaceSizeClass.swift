import Foundation

/// The amount of space available to a window along one axis.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum UserInterfaceSizeClass: Sendable {
  /// The window has limited space, as on a phone.
  case compact
  /// The window has ample space, as on a tablet or a desktop.
  case regular
}

/// The size classes for both axes.
package struct SizeClasses: Equatable, Sendable {
  package var horizontal: UserInterfaceSizeClass? = .compact
  package var vertical: UserInterfaceSizeClass? = .regular

  /// The minimum length, in points, at which a window with the phone idiom has the regular size class (our choice, between the lengths of
  /// phones and tablets).
  private static let regularWidth: CGFloat = 600
  private static let regularHeight: CGFloat = 480

  /// Creates the size classes for a window. On a desktop, both size classes are always regular (documentation).
  init(size: CGSize, habits: InputHabits) {
    guard habits.hasCompactWindows else {
      (horizontal, vertical) = (.regular, .regular)
      return
    }
    vertical = size.height < Self.regularHeight ? .compact : .regular
    // In landscape, a phone is wide but still compact.
    horizontal = size.width < Self.regularWidth || vertical == .compact ? .compact : .regular
  }

  /// Creates the size classes for a phone in portrait.
  init() {}
}

private struct SizeClassesKey: EnvironmentKey {
  static var defaultValue: SizeClasses { SizeClasses() }
}

extension EnvironmentValues {
  /// The size classes for both axes. The tree sets them when its window changes.
  package var sizeClasses: SizeClasses {
    get { self[SizeClassesKey.self] }
    set { self[SizeClassesKey.self] = newValue }
  }

  /// The size class for the horizontal axis.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { sizeClasses.horizontal }
    set { sizeClasses.horizontal = newValue }
  }

  /// The size class for the vertical axis.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { sizeClasses.vertical }
    set { sizeClasses.vertical = newValue }
  }
}
