#if GTK
package import RivuletHost

/// What the desktop says about light and dark, in all the places where it may say so.
package struct AppearanceSources: Equatable {
  /// The user's wish for this process; nil follows the desktop.
  package var wish: ColorScheme?
  /// The portal's `color-scheme`: 1 is dark, 2 is light, 0 no preference; nil where there is no portal.
  package var portal: UInt32?
  /// GNOME's `color-scheme`; nil where there is no such setting.
  package var desktop: String?
  /// The name of GTK's theme, with the variant if one was asked for: `Adwaita:dark`.
  package var theme: String?
  /// GTK's own switch.
  package var prefersDark = false

  package init() {}

  /// The first place that has an opinion decides; light if none has.
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
