public import Foundation

/// The look of a bar under its name in UIKit. It changes nothing here.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  public override nonisolated init() { super.init() }

  /// Changes nothing.
  open var backgroundColor: UIColor?
  /// Changes nothing.
  open var shadowColor: UIColor?
  /// Changes nothing.
  open var backgroundImage: UIImage?
  /// Changes nothing.
  open var shadowImage: UIImage?
  /// Changes nothing.
  open var backgroundEffect: UIBlurEffect?

  /// Changes nothing.
  open func configureWithDefaultBackground() {}
  /// Changes nothing.
  open func configureWithOpaqueBackground() {}
  /// Changes nothing.
  open func configureWithTransparentBackground() {}
}

/// The look of the bar of a screen under its name in UIKit. It changes nothing here.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// Changes nothing.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Changes nothing.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Changes nothing.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The look of a bar of tabs under its name in UIKit. It changes nothing here.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// Changes nothing.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Changes nothing.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Changes nothing.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of tabs under its name in UIKit. It changes nothing here.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  public override nonisolated init() { super.init() }

  /// Changes nothing.
  open var normal = UITabBarItemStateAppearance()
  /// Changes nothing.
  open var selected = UITabBarItemStateAppearance()
}

/// The look of tabs in one state under its name in UIKit. It changes nothing here.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  public override nonisolated init() { super.init() }

  /// Changes nothing.
  open var iconColor: UIColor?
  /// Changes nothing.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// A blur under its name in UIKit. It changes nothing here.
open class UIBlurEffect: NSObject, @unchecked Sendable {
  /// The kinds of blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
  }

  /// A blur of a thickness.
  public init(style: Style) {}
}

extension NSAttributedString.Key {
  /// The font of characters.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of characters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind characters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The way lines are broken.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The room between characters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line below characters.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The line through characters.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}
