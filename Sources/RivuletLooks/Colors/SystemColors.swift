/// The values of the system colours, as documented by Apple for phones and desktops.
struct SystemColors: Sendable {
  /// The values, in the order of `SystemColor.allCases`.
  private let values: [SchemeColor]

  /// Creates a table from a function that returns the values of each colour.
  init(_ value: (SystemColor) -> SchemeColor) { values = SystemColor.allCases.map(value) }

  /// Returns the values of a colour.
  subscript(color: SystemColor) -> SchemeColor { values[Int(color.rawValue)] }
}

extension SystemColors {
  package static let phone = SystemColors(phoneValue)
  static let desktop = SystemColors { desktopValue($0) ?? phoneValue($0) }

  /// Returns the values specific to desktops (documentation, classic), or nil if the phone values apply.
  private static func desktopValue(_ color: SystemColor) -> SchemeColor? {
    switch color {
    case .green: SchemeColor(0x28CD41, 0x32D74B)
    case .mint: SchemeColor(0x00C7BE, 0x66D4CF)
    case .teal: SchemeColor(0x59ADC4, 0x6AC4DC)
    case .cyan: SchemeColor(0x55BEF0, 0x5AC8F5)
    case .gray: SchemeColor(0x8E8E93, 0x98989D)
    case .primary: SchemeColor(0x000000, 0xFFFFFF, opacity: 216 / 255)
    case .secondary: SchemeColor(0x000000, 0xFFFFFF, opacity: 127 / 255, darkOpacity: 140 / 255)
    case .tertiary: SchemeColor(0x000000, 0xFFFFFF, opacity: 66 / 255, darkOpacity: 63 / 255)
    case .quaternary: SchemeColor(0x000000, 0xFFFFFF, opacity: 25 / 255)
    case .separator: SchemeColor(0x000000, 0xFFFFFF, opacity: 25 / 255)
    default: nil
    }
  }

  private static func phoneValue(_ color: SystemColor) -> SchemeColor {
    switch color {
    case .red: SchemeColor(0xFF3B30, 0xFF453A)
    case .orange: SchemeColor(0xFF9500, 0xFF9F0A)
    case .yellow: SchemeColor(0xFFCC00, 0xFFD60A)
    case .green: SchemeColor(0x34C759, 0x30D158)
    case .mint: SchemeColor(0x00C7BE, 0x63E6E2)
    case .teal: SchemeColor(0x30B0C7, 0x40C8E0)
    case .cyan: SchemeColor(0x32ADE6, 0x64D2FF)
    case .blue: SchemeColor(0x007AFF, 0x0A84FF)
    case .indigo: SchemeColor(0x5856D6, 0x5E5CE6)
    case .purple: SchemeColor(0xAF52DE, 0xBF5AF2)
    case .pink: SchemeColor(0xFF2D55, 0xFF375F)
    case .brown: SchemeColor(0xA2845E, 0xAC8E68)
    case .gray: SchemeColor(0x8E8E93, 0x8E8E93)
    case .white: SchemeColor(0xFFFFFF, 0xFFFFFF)
    case .black: SchemeColor(0x000000, 0x000000)
    case .clear: SchemeColor(0x000000, 0x000000, opacity: 0)
    case .primary: SchemeColor(0x000000, 0xFFFFFF)
    case .secondary: SchemeColor(0x3C3C43, 0xEBEBF5, opacity: 0.6)
    case .tertiary: SchemeColor(0x3C3C43, 0xEBEBF5, opacity: 0.3)
    case .quaternary: SchemeColor(0x3C3C43, 0xEBEBF5, opacity: 0.18, darkOpacity: 0.16)
    case .background: SchemeColor(0xFFFFFF, 0x000000)
    case .secondaryBackground: SchemeColor(0xF2F2F7, 0x1C1C1E)
    case .separator: SchemeColor(0x3C3C43, 0x545458, opacity: 0.29, darkOpacity: 0.6)
    case .fill: SchemeColor(0x787880, 0x787880, opacity: 0.2, darkOpacity: 0.36)
    case .secondaryFill: SchemeColor(0x787880, 0x787880, opacity: 0.16, darkOpacity: 0.32)
    case .tertiaryFill: SchemeColor(0x767680, 0x767680, opacity: 0.12, darkOpacity: 0.24)
    case .quaternaryFill: SchemeColor(0x747480, 0x767680, opacity: 0.08, darkOpacity: 0.18)
    default: namedValue(color)
    }
  }

  /// Returns the values of a colour that only UIKit or AppKit names. The values are identical on phones and desktops.
  private static func namedValue(_ color: SystemColor) -> SchemeColor {
    switch color {
    case .gray2: SchemeColor(0xAEAEB2, 0x636366)
    case .gray3: SchemeColor(0xC7C7CC, 0x48484A)
    case .gray4: SchemeColor(0xD1D1D6, 0x3A3A3C)
    case .gray5: SchemeColor(0xE5E5EA, 0x2C2C2E)
    case .gray6: SchemeColor(0xF2F2F7, 0x1C1C1E)
    case .tertiaryBackground: SchemeColor(0xFFFFFF, 0x2C2C2E)
    case .groupedBackground: SchemeColor(0xF2F2F7, 0x000000)
    case .secondaryGroupedBackground: SchemeColor(0xFFFFFF, 0x1C1C1E)
    case .tertiaryGroupedBackground: SchemeColor(0xF2F2F7, 0x2C2C2E)
    case .opaqueSeparator: SchemeColor(0xC6C6C8, 0x38383A)
    case .windowBackground: SchemeColor(0xECECEC, 0x323232)
    case .controlBackground: SchemeColor(0xFFFFFF, 0x1E1E1E)
    case .underPageBackground: SchemeColor(0x969696, 0x282828)
    case .selectedBackground: SchemeColor(0x0063E1, 0x0058D0)
    case .selectedTextBackground: SchemeColor(0xB3D7FF, 0x3F638B)
    case .unemphasizedBackground: SchemeColor(0xDCDCDC, 0x464646)
    default: SchemeColor(0x000000, 0xFFFFFF)
    }
  }
}
