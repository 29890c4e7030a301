public import RivuletCore
import RivuletScreens

/// The light or dark style of an interface, under its UIKit name.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark

  /// Creates the style for a colour scheme. Nil is unspecified.
  public init(_ colorScheme: ColorScheme?) {
    self =
      switch colorScheme {
      case .light: .light
      case .dark: .dark
      default: .unspecified
      }
  }
}

/// The amount of space along an axis, under its UIKit name.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular

  /// Creates the UIKit size class for a size class. Nil is unspecified.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    self =
      switch sizeClass {
      case .compact: .compact
      case .regular: .regular
      default: .unspecified
      }
  }
}

/// The direction of a layout, under its UIKit name.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// The contrast between colours, under its UIKit name.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

extension ColorScheme {
  /// Creates the colour scheme for a UIKit style. The result is nil if it is unspecified.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension UserInterfaceSizeClass {
  /// Creates a size class from a UIKit size class. The result is nil if it is unspecified.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .unspecified: return nil
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}
