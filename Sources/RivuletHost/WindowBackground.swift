package import RivuletCore
package import RivuletDrawing

/// What a window shows where its content shows nothing (our choice, near the systems' own).
package enum WindowBackground {
  /// One colour for each idiom and appearance.
  package static func color(idiom: Idiom, colorScheme: ColorScheme) -> PaintColor {
    switch (idiom, colorScheme) {
    case (.phone, .light): .white
    case (.phone, .dark): .black
    case (.desktop, .light): PaintColor(hex: 0xECECEC)
    case (.desktop, .dark): PaintColor(hex: 0x1E1E1E)
    }
  }
}
