#if GTK
package import RivuletHost

/// The desktop's light and dark appearance settings, collected from all of their sources.
package struct AppearanceSources: Equatable {
  /// The user's choice for this process, or nil to follow the desktop.
  package var wish: ColorScheme?
  /// The portal's `color-scheme` value: 0 for no preference, 1 for dark, or 2 for light. Nil without a portal.
  package var portal: UInt32?
  /// GNOME's `color-scheme` setting, or nil if the setting doesn't exist.
  package var desktop: String?
  /// The name of GTK's theme, including any requested variant, such as `Adwaita:dark`.
  package var theme: String?
  /// The value of GTK's preference for a dark theme.
  package var prefersDark = false

  package init() {}

  /// The colour scheme of the first source that has a preference, or light if none does.
  package var colorScheme: ColorScheme {
    if let wish { return wish }
    switch portal {
    case 1: return .dark
    case 2: return .light
    default: break
    }
    switch desktop {
    case "prefer-dark": return .dark
    case "prefer-light": return .light
    default: break
    }
    let variant = theme?.lowercased() ?? ""
    return variant.hasSuffix(":dark") || variant.hasSuffix("-dark") || prefersDark ? .dark : .light
  }
}
#endif
