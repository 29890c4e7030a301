public import Foundation
import RivuletCore
import RivuletFoundation
import RivuletLooks
import RivuletScreens

/// A UIKit-compatible type that represents the traits of an interface. They may be read on any thread.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The values of the traits.
  struct Traits: Hashable, Sendable {
    var style = UIUserInterfaceStyle.unspecified
    var contrast = UIAccessibilityContrast.unspecified
    /// The number of pixels per point; zero if unspecified.
    package var scale: CGFloat = 0
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var idiom = UIUserInterfaceIdiom.unspecified
  }

  let traits: Traits

  init(_ traits: Traits) { self.traits = traits }

  /// Creates a trait collection from an environment.
  convenience init(_ environment: EnvironmentValues) {
    self.init(
      Traits(
        style: UIUserInterfaceStyle(environment.colorScheme), contrast: environment.colorSchemeContrast == .increased ? .high : .normal,
        scale: environment.displayScale, horizontal: UIUserInterfaceSizeClass(environment.horizontalSizeClass),
        vertical: UIUserInterfaceSizeClass(environment.verticalSizeClass),
        direction: environment.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft,
        idiom: environment.looks.scenes.device == .computer ? .mac : .phone))
  }

  /// Creates an empty trait collection.
  public override convenience init() { self.init(Traits()) }

  /// Creates a trait collection with a single value.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(Traits(style: userInterfaceStyle)) }

  /// Creates a trait collection with a single value.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init(Traits(contrast: accessibilityContrast)) }

  /// Creates a trait collection with a single value.
  public convenience init(displayScale: CGFloat) { self.init(Traits(scale: displayScale)) }

  /// Creates a trait collection with a single value.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(Traits(horizontal: horizontalSizeClass)) }

  /// Creates a trait collection with a single value.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(Traits(vertical: verticalSizeClass)) }

  /// Creates a trait collection with a single value.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init(Traits(direction: layoutDirection)) }

  /// Creates a trait collection with a single value.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(Traits(idiom: userInterfaceIdiom)) }

  /// Creates a trait collection that merges several others. Values of later collections take precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Traits()) { $0.replaced(by: $1.traits) })
  }

  /// The light or dark style.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
  /// The contrast between colours.
  open var accessibilityContrast: UIAccessibilityContrast { traits.contrast }
  /// The number of pixels per point; zero if unspecified.
  open var displayScale: CGFloat { traits.scale }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }
  /// The direction of the layout.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction }
  /// The type of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }

  /// Returns true if dynamic colours may differ between two sets of traits.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle || accessibilityContrast != traitCollection?.accessibilityContrast
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.traits == traits }

  open override var hash: Int { traits.hashValue }
}

extension UITraitCollection {
  /// The traits for which a colour is being selected, or those of `performAsCurrent`.
  @TaskLocal private static var chosen: UITraitCollection?

  /// The traits for which a colour is being selected, or otherwise those of the front window. A view that reads this property is not
  /// updated when the traits change. Views that read the environment are.
  public class var current: UITraitCollection { chosen ?? MainThread.run { UITraitCollection.ofFrontWindow } }

  /// The traits of the front window, or of a default environment if there is none.
  @MainActor static var ofFrontWindow: UITraitCollection {
    UITraitCollection(UIWindowScene.frontTree?.rootEnvironment ?? EnvironmentValues())
  }

  /// Runs a closure with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) { Self.$chosen.withValue(self) { actions() } }

  /// Runs a closure with these traits as the current ones, and returns its result.
  func whileCurrent<Result>(_ body: () -> Result) -> Result { Self.$chosen.withValue(self) { body() } }

  /// The environment in which colours without a view are resolved.
  var environment: EnvironmentValues {
    var environment = DrawingHost.environment
    environment.assets = AssetCatalogs.ofFrontWindow
    if let scheme = ColorScheme(traits.style) { environment.colorScheme = scheme }
    if traits.contrast != .unspecified { environment._colorSchemeContrast = traits.contrast == .high ? .increased : .standard }
    if traits.scale > 0 { environment.displayScale = traits.scale }
    if let sizeClass = UserInterfaceSizeClass(traits.horizontal) { environment.horizontalSizeClass = sizeClass }
    if let sizeClass = UserInterfaceSizeClass(traits.vertical) { environment.verticalSizeClass = sizeClass }
    if traits.direction != .unspecified {
      environment.layoutDirection = traits.direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    return environment
  }
}

extension UITraitCollection.Traits {
  /// Returns the traits, replaced by those that `other` specifies.
  fileprivate func replaced(by other: Self) -> Self {
    Self(
      style: other.style == .unspecified ? style : other.style, contrast: other.contrast == .unspecified ? contrast : other.contrast,
      scale: other.scale > 0 ? other.scale : scale, horizontal: other.horizontal == .unspecified ? horizontal : other.horizontal,
      vertical: other.vertical == .unspecified ? vertical : other.vertical,
      direction: other.direction == .unspecified ? direction : other.direction, idiom: other.idiom == .unspecified ? idiom : other.idiom)
  }
}

extension UIScreen {
  /// The traits of the front window.
  public var traitCollection: UITraitCollection { .ofFrontWindow }
}

extension UIWindowScene {
  /// The traits of the window.
  public var traitCollection: UITraitCollection {
    UITraitCollection((appWindow?.tree ?? Self.frontTree)?.rootEnvironment ?? EnvironmentValues())
  }
}

extension UIWindow {
  /// The traits of the window.
  public var traitCollection: UITraitCollection { windowScene?.traitCollection ?? .ofFrontWindow }
}
