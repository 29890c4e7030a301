package import RivuletCore
import RivuletDrawing

/// An sRGB colour for each colour scheme.
package struct SchemeColor: Sendable {
  private let light, dark: PaintColor

  /// Creates a colour from hexadecimal RGB values for light and dark mode.
  init(_ light: UInt32, _ dark: UInt32, opacity: Float = 1, darkOpacity: Float? = nil) {
    self.light = PaintColor(hex: light, opacity: opacity)
    self.dark = PaintColor(hex: dark, opacity: darkOpacity ?? opacity)
  }

  private init(_ color: PaintColor) { (light, dark) = (color, color) }

  static let clear = SchemeColor(PaintColor.clear)

  /// Returns black for light mode and white for dark mode, with an opacity for each.
  static func ink(_ light: Float, _ dark: Float) -> SchemeColor { SchemeColor(0x000000, 0xFFFFFF, opacity: light, darkOpacity: dark) }

  /// Returns the colour for a colour scheme.
  package subscript(scheme: ColorScheme) -> PaintColor { scheme == .dark ? dark : light }
}
