package import RivuletCore
package import RivuletDrawing

/// The values of the system colours in sRGB: light, dark, and their opacities, as Apple documents them for phones and for desktops.
enum SystemColors {
  /// The values of one colour in both appearances.
  struct Entry {
    let light: PaintColor
    let dark: PaintColor

    init(_ light: UInt32, _ dark: UInt32, opacity: Float = 1, darkOpacity: Float? = nil) {
      self.light = PaintColor(hex: light, opacity: opacity)
      self.dark = PaintColor(hex: dark, opacity: darkOpacity ?? opacity)
    }
  }

  /// The colours of the phone idiom, computed once, in the order of `SystemColor.allCases`.
  static let phone: [Entry] = SystemColor.allCases.map(phoneEntry)
  /// The colours of the desktop idiom.
  static let desktop: [Entry] = SystemColor.allCases.map { desktopEntry($0) ?? phoneEntry($0) }

  /// Returns the values that differ in the desktop idiom (documentation, classic), or nil if both idioms have the same values.
  private static func desktopEntry(_ color: SystemColor) -> Entry? {
    switch color {
    case .green: Entry(0x28CD41, 0x32D74B)
    case .mint: Entry(0x00C7BE, 0x66D4CF)
    case .teal: Entry(0x59ADC4, 0x6AC4DC)
    case .cyan: Entry(0x55BEF0, 0x5AC8F5)
    case .gray: Entry(0x8E8E93, 0x98989D)
    case .primary: Entry(0x000000, 0xFFFFFF, opacity: 216 / 255)
    case .secondary: Entry(0x000000, 0xFFFFFF, opacity: 127 / 255, darkOpacity: 140 / 255)
    case .tertiary: Entry(0x000000, 0xFFFFFF, opacity: 66 / 255, darkOpacity: 63 / 255)
    case .quaternary: Entry(0x000000, 0xFFFFFF, opacity: 25 / 255)
    case .separator: Entry(0x000000, 0xFFFFFF, opacity: 25 / 255)
    default: nil
    }
  }

  private static func phoneEntry(_ color: SystemColor) -> Entry {
    switch color {
    case .red: Entry(0xFF3B30, 0xFF453A)
    case .orange: Entry(0xFF9500, 0xFF9F0A)
    case .yellow: Entry(0xFFCC00, 0xFFD60A)
    case .green: Entry(0x34C759, 0x30D158)
    case .mint: Entry(0x00C7BE, 0x63E6E2)
    case .teal: Entry(0x30B0C7, 0x40C8E0)
    case .cyan: Entry(0x32ADE6, 0x64D2FF)
    case .blue: Entry(0x007AFF, 0x0A84FF)
    case .indigo: Entry(0x5856D6, 0x5E5CE6)
    case .purple: Entry(0xAF52DE, 0xBF5AF2)
    case .pink: Entry(0xFF2D55, 0xFF375F)
    case .brown: Entry(0xA2845E, 0xAC8E68)
    case .gray: Entry(0x8E8E93, 0x8E8E93)
    case .white: Entry(0xFFFFFF, 0xFFFFFF)
    case .black: Entry(0x000000, 0x000000)
    case .clear: Entry(0x000000, 0x000000, opacity: 0)
    case .primary: Entry(0x000000, 0xFFFFFF)
    case .secondary: Entry(0x3C3C43, 0xEBEBF5, opacity: 0.6)
    case .tertiary: Entry(0x3C3C43, 0xEBEBF5, opacity: 0.3)
    case .quaternary: Entry(0x3C3C43, 0xEBEBF5, opacity: 0.18, darkOpacity: 0.16)
    case .background: Entry(0xFFFFFF, 0x000000)
    case .secondaryBackground: Entry(0xF2F2F7, 0x1C1C1E)
    case .separator: Entry(0x3C3C43, 0x545458, opacity: 0.29, darkOpacity: 0.6)
    case .fill: Entry(0x787880, 0x787880, opacity: 0.2, darkOpacity: 0.36)
    case .secondaryFill: Entry(0x787880, 0x787880, opacity: 0.16, darkOpacity: 0.32)
    case .tertiaryFill: Entry(0x767680, 0x767680, opacity: 0.12, darkOpacity: 0.24)
    case .quaternaryFill: Entry(0x747480, 0x767680, opacity: 0.08, darkOpacity: 0.18)
    default: namedEntry(color)
    }
  }

  /// Returns the values of a colour with a name of UIKit or AppKit. Both idioms have the same values.
  private static func namedEntry(_ color: SystemColor) -> Entry {
    switch color {
    case .gray2: Entry(0xAEAEB2, 0x636366)
    case .gray3: Entry(0xC7C7CC, 0x48484A)
    case .gray4: Entry(0xD1D1D6, 0x3A3A3C)
    case .gray5: Entry(0xE5E5EA, 0x2C2C2E)
    case .gray6: Entry(0xF2F2F7, 0x1C1C1E)
    case .tertiaryBackground: Entry(0xFFFFFF, 0x2C2C2E)
    case .groupedBackground: Entry(0xF2F2F7, 0x000000)
    case .secondaryGroupedBackground: Entry(0xFFFFFF, 0x1C1C1E)
    case .tertiaryGroupedBackground: Entry(0xF2F2F7, 0x2C2C2E)
    case .opaqueSeparator: Entry(0xC6C6C8, 0x38383A)
    case .windowBackground: Entry(0xECECEC, 0x323232)
    case .controlBackground: Entry(0xFFFFFF, 0x1E1E1E)
    case .underPageBackground: Entry(0x969696, 0x282828)
    case .selectedBackground: Entry(0x0063E1, 0x0058D0)
    case .selectedTextBackground: Entry(0xB3D7FF, 0x3F638B)
    case .unemphasizedBackground: Entry(0xDCDCDC, 0x464646)
    default: Entry(0x000000, 0xFFFFFF)
    }
  }
}

extension SystemColor {
  /// Returns the colour in one appearance of an idiom.
  package func paintColor(_ scheme: ColorScheme, _ idiom: Idiom) -> PaintColor {
    let entry = (idiom == .phone ? SystemColors.phone : SystemColors.desktop)[Int(rawValue)]
    return scheme == .dark ? entry.dark : entry.light
  }
}
