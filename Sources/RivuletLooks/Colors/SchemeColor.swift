package import RivuletCore
import RivuletDrawing

/// A colour for each colour scheme, in sRGB.
package struct SchemeColor: Sendable {
  private let light, dark: PaintColor

  /// Creates a colour from the red, green and blue bytes for light and dark mode.
  init(_ light: UInt32, _ dark: UInt32, opacity: Float = 1, darkOpacity: Float? = nil) {
    self.light = PaintColor(hex: light, opacity: opacity)
    self.dark = PaintColor(hex: dark, opacity: darkOpacity ?? opacity)
  }

  private init(_ color: PaintColor) { (light, dark) = (color, color) }

  static let clear = SchemeColor(PaintColor.clear)

  /// Returns black in light mode or white in dark mode, with an opacity for each.
  static func ink(_ light: Float, _ dark: Float) -> SchemeColor { SchemeColor(0x000000, 0xFFFFFF, opacity: light, darkOpacity: dark) }

  /// Returns the colour for a colour scheme.
  package subscript(scheme: ColorScheme) -> PaintColor { scheme == .dark ? dark : light }
}
