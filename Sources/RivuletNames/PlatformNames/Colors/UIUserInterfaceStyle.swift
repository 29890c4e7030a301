public import RivuletCore
import RivuletScreens

/// A UIKit-compatible type that represents the light or dark style of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark

  /// Creates the style for a colour scheme. Nil is converted to `unspecified`.
  public init(_ colorScheme: ColorScheme?) {
    self =
      switch colorScheme {
      case .light: .light
      case .dark: .dark
      default: .unspecified
      }
  }
}

/// A UIKit-compatible size class that describes the space along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular

  /// Creates the UIKit equivalent of a size class. Nil is converted to `unspecified`.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    self =
      switch sizeClass {
      case .compact: .compact
      case .regular: .regular
      default: .unspecified
      }
  }
}

/// A UIKit-compatible type that represents the direction of a layout.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// A UIKit-compatible type that represents the contrast between colours.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

extension ColorScheme {
  /// Creates the colour scheme for a UIKit style. Returns nil for `unspecified`.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension UserInterfaceSizeClass {
  /// Creates the size class for a UIKit size class. Returns nil for `unspecified`.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .unspecified: return nil
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}
