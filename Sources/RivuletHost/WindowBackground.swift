package import RivuletCore
package import RivuletDrawing

/// The colour of a window behind its content (our choice, close to the native colours).
package enum WindowBackground {
  /// Returns the colour for an idiom and a colour scheme.
  package static func color(idiom: Idiom, colorScheme: ColorScheme) -> PaintColor {
    switch (idiom, colorScheme) {
    case (.phone, .light): .white
    case (.phone, .dark): .black
    case (.desktop, .light): PaintColor(hex: 0xECECEC)
    case (.desktop, .dark): PaintColor(hex: 0x1E1E1E)
    }
  }
}
