public import Foundation
import RivuletCore
public import RivuletElements
import RivuletLooks

/// An AppKit-compatible colour, for code that converts it to a `Color`. It either has fixed components or is a system colour that adapts
/// to the appearance.
open class NSColor: NSObject, @unchecked Sendable {
  /// The colour as a `Color`.
  let color: Color

  /// Creates a colour from a `Color`.
  public init(_ color: Color) {
    self.color = color
  }

  /// Creates a colour from components in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  /// Creates a shade of grey in sRGB.
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: Double(white), opacity: Double(alpha))
  }

  /// Creates a colour from its hue, saturation and brightness.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
  }

  /// Returns the colour with its opacity multiplied by `alpha`.
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    NSColor(color.opacity(Double(alpha)))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSColor)?.color == color
  }

  open override var hash: Int { color.hashValue }
}

extension NSColor {
  private static func system(_ color: SystemColor) -> NSColor { NSColor(Color(provider: .system(color))) }

  /// The system red colour.
  public class var systemRed: NSColor { system(.red) }
  /// The system orange colour.
  public class var systemOrange: NSColor { system(.orange) }
  /// The system yellow colour.
  public class var systemYellow: NSColor { system(.yellow) }
  /// The system green colour.
  public class var systemGreen: NSColor { system(.green) }
  /// The system mint colour.
  public class var systemMint: NSColor { system(.mint) }
  /// The system teal colour.
  public class var systemTeal: NSColor { system(.teal) }
  /// The system cyan colour.
  public class var systemCyan: NSColor { system(.cyan) }
  /// The system blue colour.
  public class var systemBlue: NSColor { system(.blue) }
  /// The system indigo colour.
  public class var systemIndigo: NSColor { system(.indigo) }
  /// The system purple colour.
  public class var systemPurple: NSColor { system(.purple) }
  /// The system pink colour.
  public class var systemPink: NSColor { system(.pink) }
  /// The system brown colour.
  public class var systemBrown: NSColor { system(.brown) }
  /// The system grey colour.
  public class var systemGray: NSColor { system(.gray) }
  /// The system colour for primary labels.
  public class var labelColor: NSColor { system(.primary) }
  /// The system colour for secondary labels.
  public class var secondaryLabelColor: NSColor { system(.secondary) }
  /// The system colour for tertiary labels.
  public class var tertiaryLabelColor: NSColor { system(.tertiary) }
  /// The system colour for quaternary labels.
  public class var quaternaryLabelColor: NSColor { system(.quaternary) }
  /// The system colour for text.
  public class var textColor: NSColor { system(.primary) }
  /// The system colour for placeholder text.
  public class var placeholderTextColor: NSColor { system(.tertiary) }
  /// The system colour for text in controls.
  public class var controlTextColor: NSColor { system(.primary) }
  /// The system colour for window backgrounds.
  public class var windowBackgroundColor: NSColor { system(.windowBackground) }
  /// The system colour for the backgrounds of large controls.
  public class var controlBackgroundColor: NSColor { system(.controlBackground) }
  /// The system colour for text backgrounds.
  public class var textBackgroundColor: NSColor { system(.controlBackground) }
  /// The system colour for the area behind pages.
  public class var underPageBackgroundColor: NSColor { system(.underPageBackground) }
  /// The system colour for the surfaces of controls.
  public class var controlColor: NSColor { system(.controlBackground) }
  /// The system colour for separators.
  public class var separatorColor: NSColor { system(.separator) }
  /// The system colour for grid lines.
  public class var gridColor: NSColor { system(.separator) }
  /// The system colour for links.
  public class var linkColor: NSColor { system(.blue) }
  /// The system colour for the backgrounds of selected content.
  public class var selectedContentBackgroundColor: NSColor { system(.selectedBackground) }
  /// The system colour for the backgrounds of selected text.
  public class var selectedTextBackgroundColor: NSColor { system(.selectedTextBackground) }
  /// The system colour for the backgrounds of selected content in inactive windows.
  public class var unemphasizedSelectedContentBackgroundColor: NSColor { system(.unemphasizedBackground) }
  /// The accent colour.
  public class var controlAccentColor: NSColor { NSColor(.accentColor) }
  /// A clear colour.
  public class var clear: NSColor { NSColor(.clear) }
  /// A black colour that is the same in every appearance.
  public class var black: NSColor { NSColor(white: 0, alpha: 1) }
  /// A white colour that is the same in every appearance.
  public class var white: NSColor { NSColor(white: 1, alpha: 1) }
  /// A grey colour that is the same in every appearance.
  public class var gray: NSColor { NSColor(white: 0.5, alpha: 1) }
  /// A light grey colour that is the same in every appearance.
  public class var lightGray: NSColor { NSColor(white: 2.0 / 3, alpha: 1) }
  /// A dark grey colour that is the same in every appearance.
  public class var darkGray: NSColor { NSColor(white: 1.0 / 3, alpha: 1) }
  /// A red colour that is the same in every appearance.
  public class var red: NSColor { NSColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// A green colour that is the same in every appearance.
  public class var green: NSColor { NSColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// A blue colour that is the same in every appearance.
  public class var blue: NSColor { NSColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// A cyan colour that is the same in every appearance.
  public class var cyan: NSColor { NSColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// A yellow colour that is the same in every appearance.
  public class var yellow: NSColor { NSColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// A magenta colour that is the same in every appearance.
  public class var magenta: NSColor { NSColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// An orange colour that is the same in every appearance.
  public class var orange: NSColor { NSColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// A purple colour that is the same in every appearance.
  public class var purple: NSColor { NSColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// A brown colour that is the same in every appearance.
  public class var brown: NSColor { NSColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}

extension Color {
  /// Creates a colour from an AppKit colour.
  @available(macOS 12.0, *)
  public init(nsColor: NSColor) {
    self = nsColor.color
  }

  /// Creates a colour from an AppKit colour.
  @_disfavoredOverload public init<PlatformColor: NSColor>(_ color: PlatformColor) {
    // The initializer is generic so that it ranks below the one for `UIColor`, which prevents `Color(.red)` from being ambiguous.
    self = color.color
  }
}
