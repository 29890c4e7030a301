public import Foundation
import RivuletElements
import RivuletScreens

/// A UIKit-compatible type that represents the appearance of a bar. It has no effect on Linux.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  public override nonisolated init() { super.init() }

  /// The background colour. It has no effect on Linux.
  open var backgroundColor: UIColor?
  /// The shadow colour. It has no effect on Linux.
  open var shadowColor: UIColor?
  /// The background image. It has no effect on Linux.
  open var backgroundImage: UIImage?
  /// The shadow image. It has no effect on Linux.
  open var shadowImage: UIImage?
  /// The blur behind the bar. It has no effect on Linux.
  open var backgroundEffect: UIBlurEffect?

  /// Does nothing on Linux.
  open func configureWithDefaultBackground() {}
  /// Does nothing on Linux.
  open func configureWithOpaqueBackground() {}
  /// Does nothing on Linux.
  open func configureWithTransparentBackground() {}
}

/// A UIKit-compatible type that represents the appearance of a navigation bar. It has no effect on Linux.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of titles. They have no effect on Linux.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text attributes of large titles. They have no effect on Linux.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Does nothing on Linux.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

/// A UIKit-compatible type that represents the appearance of a tab bar. It has no effect on Linux.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs in a stacked layout. It has no effect on Linux.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs in an inline layout. It has no effect on Linux.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs in a compact inline layout. It has no effect on Linux.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// A UIKit-compatible type that represents the appearance of tabs. It has no effect on Linux.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  public override nonisolated init() { super.init() }

  /// The appearance of tabs in the normal state. It has no effect on Linux.
  open var normal = UITabBarItemStateAppearance()
  /// The appearance of selected tabs. It has no effect on Linux.
  open var selected = UITabBarItemStateAppearance()
}

/// A UIKit-compatible type that represents the appearance of tabs in one state. It has no effect on Linux.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  public override nonisolated init() { super.init() }

  /// The icon colour. It has no effect on Linux.
  open var iconColor: UIColor?
  /// The text attributes of titles. They have no effect on Linux.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// A UIKit-compatible blur. It has no effect on Linux.
open class UIBlurEffect: NSObject, @unchecked Sendable {
  /// The style of a blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
  }

  /// Creates a blur with a style.
  public init(style: Style) {}
}

extension NSAttributedString.Key {
  /// The font of characters.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of characters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind characters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The paragraph style.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The additional space between characters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The additional space between characters, without ligatures.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The distance by which characters are raised.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The URL that characters link to.
  public static let link = NSAttributedString.Key("NSLink")
  /// The line below characters.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The line through characters.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}
