public import Foundation
import RivuletElements
import RivuletScreens

/// The appearance of a bar, named as in UIKit. It has no effect on Linux.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  public override nonisolated init() { super.init() }

  /// This property has no effect.
  open var backgroundColor: UIColor?
  /// This property has no effect.
  open var shadowColor: UIColor?
  /// This property has no effect.
  open var backgroundImage: UIImage?
  /// This property has no effect.
  open var shadowImage: UIImage?
  /// This property has no effect.
  open var backgroundEffect: UIBlurEffect?

  /// Does nothing on Linux.
  open func configureWithDefaultBackground() {}
  /// Does nothing on Linux.
  open func configureWithOpaqueBackground() {}
  /// Does nothing on Linux.
  open func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar, named as in UIKit. It has no effect on Linux.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// This property has no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// This property has no effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Does nothing on Linux.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The appearance of a tab bar, named as in UIKit. It has no effect on Linux.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// This property has no effect.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// This property has no effect.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// This property has no effect.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of tabs, named as in UIKit. It has no effect on Linux.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  public override nonisolated init() { super.init() }

  /// This property has no effect.
  open var normal = UITabBarItemStateAppearance()
  /// This property has no effect.
  open var selected = UITabBarItemStateAppearance()
}

/// The appearance of tabs in one state, named as in UIKit. It has no effect on Linux.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  public override nonisolated init() { super.init() }

  /// This property has no effect.
  open var iconColor: UIColor?
  /// This property has no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// A blur, named as in UIKit. It has no effect on Linux.
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
