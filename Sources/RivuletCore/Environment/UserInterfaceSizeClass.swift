import Foundation

/// How much room a window has along one axis.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum UserInterfaceSizeClass: Sendable {
  /// Little, as on a phone.
  case compact
  /// Much, as on a tablet or a desktop.
  case regular
}

/// The size classes of both axes.
package struct SizeClasses: Equatable, Sendable {
  var horizontal: UserInterfaceSizeClass? = .compact
  var vertical: UserInterfaceSizeClass? = .regular

  /// From how many points on there is much room across and down in a window of the phone idiom (our choice, between those of phones and of
  /// tablets).
  private static let regularWidth: CGFloat = 600
  private static let regularHeight: CGFloat = 480

  /// Those of a window; on the desktop there is always much room (documentation).
  init(size: CGSize, idiom: Idiom) {
    guard idiom == .phone else {
      (horizontal, vertical) = (.regular, .regular)
      return
    }
    vertical = size.height < Self.regularHeight ? .compact : .regular
    // A phone on its side is wide and still a phone.
    horizontal = size.width < Self.regularWidth || vertical == .compact ? .compact : .regular
  }

  /// Those of a phone held upright.
  init() {}
}

private struct SizeClassesKey: EnvironmentKey {
  static var defaultValue: SizeClasses { SizeClasses() }
}

extension EnvironmentValues {
  /// Both classes; the tree sets them as its window changes.
  package var sizeClasses: SizeClasses {
    get { self[SizeClassesKey.self] }
    set { self[SizeClassesKey.self] = newValue }
  }

  /// How much room there is across.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { sizeClasses.horizontal }
    set { sizeClasses.horizontal = newValue }
  }

  /// How much room there is from top to bottom.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { sizeClasses.vertical }
    set { sizeClasses.vertical = newValue }
  }
}
