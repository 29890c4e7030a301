#if GTK
package import RivuletHost

/// The settings of the desktop for a light or dark appearance, from all of their sources.
package struct AppearanceSources: Equatable {
  /// The user's choice for this process, or nil to follow the desktop.
  package var wish: ColorScheme?
  /// The portal's `color-scheme`: 1 is dark, 2 is light, 0 is no preference. Nil without a portal.
  package var portal: UInt32?
  /// GNOME's `color-scheme`, or nil if there is no such setting.
  package var desktop: String?
  /// The name of GTK's theme, with the variant if one was requested: `Adwaita:dark`.
  package var theme: String?
  /// The value of GTK's own switch for a dark appearance.
  package var prefersDark = false

  package init() {}

  /// The colour scheme of the first source with a preference, or light if there is none.
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
